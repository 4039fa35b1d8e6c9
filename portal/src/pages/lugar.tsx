import { mainAreas } from '@observatorio/contract';
import { placePath, regionOfState, regions, stateLabel, states } from '@observatorio/domain';
import { lugar } from '@observatorio/pages/lugar';
import { filters } from '@observatorio/widgets/bus';
import { registerElements } from '@observatorio/widgets/register-elements';
import { createElement, useEffect } from 'react';
import { Link } from 'react-router';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { useNavigate } from '../router/router-provider';
import { NearestPlace } from '../search/nearest-place';
import { PlaceSearch } from '../search/place-search';
import { Coverage } from '../shell/coverage';
import { NextQuestions } from '../shell/next-questions';
import { PageHeading } from '../shell/page-heading';
import { TagGrid } from '../shell/tag-grid';
import './place-page.css';

const { title, description, lead, sections = [], next = [] } = lugar;
const area = mainAreas.place;

/** Group of the map whose states lead to their pages. */
const MAP = 'lugares';

async function registerInTurn(): Promise<void> {
  await registerElements.place();
  await registerElements.labour();
}

/** A map of Brazil that opens the page of a state. */
function StatesMap() {
  const navigate = useNavigate();
  useEffect(() => {
    const group = filters(MAP, 'labour');
    return group.subscribe(({ uf = [] }) => {
      const [code] = uf;
      if (!code) return;
      group.set('uf', null);
      void navigate(placePath(code, stateLabel(code) ?? ''));
    });
  }, [navigate]);
  return createElement('labour-map', {
    group: MAP,
    chips: 'none',
    source: 'short',
    heading: 'Escolha um estado no mapa',
  });
}

/** Links to Brazil, its regions and its states. */
const PlaceLists = () => (
  <section aria-labelledby="estados">
    <h2 id="estados">Estados e regiões</h2>
    <p>
      <Link to={placePath('', 'Brasil')}>Brasil</Link>
    </p>
    {regions.map((region) => (
      <section key={region.code} aria-label={`Região ${region.label}`}>
        <h3>
          <Link to={placePath(region.code, region.label)}>Região {region.label}</Link>
        </h3>
        <ul className="place-list">
          {states
            .filter(({ code }) => regionOfState(code) === region.code)
            .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'))
            .map(({ code, label }) => (
              <li key={code}>
                <Link to={placePath(code, label)}>{label}</Link>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </section>
);

/** The way to the page of every place. */
export function Component() {
  useElements(registerInTurn);
  useGroup(area);
  return (
    <div className="page">
      <PageHeading
        title={title}
        description={description}
        area={area}
        coverage={<Coverage title={title} area={area} />}
      >
        {lead}
      </PageHeading>
      <PlaceSearch label="Município, estado ou região" />
      <NearestPlace />
      <div className="place-ways">
        <PlaceLists />
        <StatesMap />
      </div>
      <h2>Um lugar em números</h2>
      <div className="page-filters">{createElement('place-filters')}</div>
      {sections.map(({ tags }, index) => (
        <TagGrid key={String(index)} tags={tags} isFirst={index === 0} />
      ))}
      <NextQuestions area={area} questions={next} />
    </div>
  );
}
