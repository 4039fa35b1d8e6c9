import { type Edition, type Filters, without, type YardstickKey } from '@observatorio/contract';
import { regionOfState, stateLabel, stateOfMunicipality } from '@observatorio/domain';
import { coverageName } from '@observatorio/language';
import { includesCode } from '../query/place-filters';

/** A larger group of links with which a selection is compared. */
export interface Comparison {
  key: Exclude<YardstickKey, 'selection'>;
  label: string;
  filters: Filters;
}

const placeNames = ['regiao', 'uf', 'municipio'];
const sectorNames = ['grandeSetor', 'setor'];

/** The state of the selected municipalities, if all are in the same one. */
function stateOf({ municipio = [], uf, regiao }: Filters): string | undefined {
  const [code, ...others] = new Set(
    municipio
      .map(stateOfMunicipality)
      .filter((state) => includesCode(uf, state) && includesCode(regiao, regionOfState(state))),
  );
  return others.length === 0 ? code : undefined;
}

/** Returns what a selection is compared with, the smallest place first. */
export function comparisonsOf(filters: Filters, { ufs }: Pick<Edition, 'ufs'>): Comparison[] {
  const state = stateOf(filters);
  const covered = coverageName(ufs);
  const hasAny = (names: readonly string[]) => names.some((name) => filters[name]);
  const comparisons: (Comparison | false)[] = [
    state !== undefined && {
      key: 'state',
      label: stateLabel(state) ?? state,
      filters: { ...without(filters, placeNames), uf: [state] },
    },
    hasAny(placeNames) && {
      key: covered ? 'coverage' : 'country',
      label: covered || 'Brasil',
      filters: without(filters, placeNames),
    },
    hasAny(['occupation']) && {
      key: 'occupations',
      label: 'Todas as ocupações',
      filters: without(filters, ['occupation']),
    },
    hasAny(sectorNames) && {
      key: 'sectors',
      label: 'Todos os setores',
      filters: without(filters, sectorNames),
    },
  ];
  return comparisons.filter((each) => each !== false);
}

interface Compared {
  key: YardstickKey;
  links: number;
}

/**
 * Leaves out comparisons with the same links as the selection, and a country with the same links as
 * the state. The compared links include the others, so that equal counts mean equal links.
 */
export function distinctRows<Row extends Compared>(rows: readonly Row[]): Row[] {
  const linksOf = (name: YardstickKey) => rows.find(({ key }) => key === name)?.links;
  const [selection, state] = [linksOf('selection'), linksOf('state')];
  return rows.filter(({ key, links }) => {
    if (key === 'selection') return true;
    const isCountry = key === 'country' || key === 'coverage';
    return links !== selection && !(isCountry && links === state);
  });
}
