import { incorporar } from '@observatorio/pages/incorporar';
import { fieldStyles } from '@observatorio/widgets/builder';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type BuilderState, readState, searchOf } from '../embed-builder/builder-state';
import { Codes } from '../embed-builder/codes';
import { ElementList } from '../embed-builder/element-list';
import { FilterFields } from '../embed-builder/filter-fields';
import { LookFields } from '../embed-builder/look-fields';
import { Preview } from '../embed-builder/preview';
import { useNavigate } from '../router/router-provider';
import { PageHeading } from '../shell/page-heading';
import '../embed-builder/builder.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(fieldStyles);
document.adoptedStyleSheets.push(sheet);

/** The builder of embed code for other sites; its URL contains all choices. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { state, faults } = useMemo(() => readState(search), [search]);
  /**
   * Changes the state in the URL rather than the rendered one, because the previous choice may not
   * have rendered yet. Typing replaces the history entry; other choices add one.
   */
  const change = (partOf: (latest: BuilderState) => Partial<BuilderState>, replace = false) => {
    const latest = readState(window.location.search).state;
    const changed = { search: searchOf({ ...latest, ...partOf(latest) }) };
    void navigate(changed, { replace, preventScrollReset: true });
  };
  const { declaration } = state;
  return (
    <div className="page builder">
      <PageHeading title={incorporar.title} description={incorporar.description}>
        {incorporar.lead}
      </PageHeading>
      {faults.length > 0 && (
        <div className="builder-faults" role="alert">
          <p>Parte do endereço não vale; o resto está como foi pedido.</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}

      <h2>1. Escolha</h2>
      <ElementList state={state} />

      <h2>2. Ajuste</h2>
      <p className="quiet">
        <strong>{declaration.title}.</strong> {declaration.description}
      </p>
      <div className="builder-adjust">
        <div>
          <h3>Filtros</h3>
          <div className="builder-fields">
            <FilterFields state={state} onChange={change} />
          </div>
          <h3>Aparência</h3>
          <div className="builder-fields">
            <LookFields state={state} onChange={change} />
          </div>
        </div>
        <Preview state={state} onWidth={(width) => change(() => ({ width }), true)} />
      </div>

      <h2>3. Copie</h2>
      <Codes state={state} onForm={(form) => change(() => ({ form }), true)} />
    </div>
  );
}
