import { areaTitles } from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type BuilderState, builderElements, searchOf, withElement } from './builder-state';
import { matchesText } from './matches-text';

const isMatch = ({ area, title, description, tag }: Declaration, typed: string): boolean =>
  matchesText([areaTitles[area.family], title, description, tag].join(' '), typed);

const collator = new Intl.Collator('pt-BR');

/** Titles of several elements, which are told apart by their area. */
const repeatedTitles = new Set(
  builderElements
    .map(({ title }) => title)
    .filter((title, index, titles) => titles.indexOf(title) !== index),
);

const nameOf = ({ title, area }: Declaration): string =>
  repeatedTitles.has(title) ? `${title} · ${areaTitles[area.family]}` : title;

/** Space above the chosen element in the list, in px. */
const MARGIN = 48;

interface ElementListProps {
  state: BuilderState;
}

/** The elements grouped by family, each with its title and description, and a search field. */
export function ElementList({ state }: ElementListProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - MARGIN;
  }, []);
  const found = builderElements.filter((declaration) => isMatch(declaration, typed));
  const groups = Object.entries(areaTitles).flatMap(([family, name]) => {
    const members = found
      .filter(({ area }) => area.family === family)
      .toSorted((a, b) => collator.compare(a.title, b.title));
    return members.length > 0 ? [{ family, name, members }] : [];
  });
  return (
    <>
      <div className="field builder-search">
        <label htmlFor="incorporar-busca">Procurar um gráfico</label>
        <input
          id="incorporar-busca"
          type="search"
          className="control"
          placeholder="Por exemplo: mapa, salário, matrículas"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <output className="quiet builder-state">{resultText(found.length, typed)}</output>
      <section ref={list} className="builder-list" aria-label="Gráficos, tabelas e filtros">
        {groups.map(({ family, name, members }) => (
          <div key={family}>
            <h3>{name}</h3>
            <ul>
              {members.map((declaration) => (
                <li key={declaration.tag}>
                  <Link
                    to={searchOf(withElement(state, declaration, neededFilters(declaration)))}
                    preventScrollReset
                    aria-current={declaration.tag === state.declaration.tag ? 'true' : undefined}
                  >
                    <strong>{nameOf(declaration)}</strong>
                    <span>{declaration.description}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function resultText(count: number, typed: string): string {
  if (count === 0) return `Nada encontrado para “${typed.trim()}”. Tente outra palavra.`;
  return count === 1 ? '1 elemento' : `${count} elementos`;
}
