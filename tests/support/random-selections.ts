import {
  type AnyDataset,
  type AreaName,
  areaNames,
  areas,
  comparedOccupations,
  course,
  type Filters,
  payDimensions,
  paySplits,
  requestParameters,
} from '@observatorio/contract';
import { pick, randomNumbers } from '@observatorio/domain/random';
import type { Store } from '@observatorio/store';

/** A dataset and filters for it, which may be invalid. */
export interface DrawnSelection {
  dataset: AnyDataset;
  filters: Filters;
}

/**
 * Values for filters that accept free text, or that have so many options that a random one would
 * rarely match any rows.
 */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Values for filters and request parameters without option lists. */
const others: KnownValues = {
  nome_curso: [
    'enfermagem',
    'direito',
    'curso',
    'admnistracao',
    'xyzw',
    'universidade',
    'técnico 1',
  ],
  raio_km: ['25', '100'],
  por: payDimensions,
  separado: paySplits,
  oferta: ['tecnico-1006-11049375-1100023-SUBS', 'superior-1210-55-0'],
  sortField: ['qtd', 'curso', 'nome_curso', 'nome_entidade', 'qtd_matriculas', 'nivel_ensino'],
  sortOrder: ['asc', 'desc'],
  currentPage: ['1', '2', '7'],
  pageSize: ['5', '50'],
};

/** Returns the option values in an area, by filter. */
async function optionsOf(store: Store, area: AreaName): Promise<Map<string, string[]>> {
  const { options } = areas[area];
  const isGraduate = area === 'graduate';
  const both: readonly Filters[] = isGraduate ? [{}, { nivel_ensino: ['Superior'] }] : [{}];
  const values = new Map<string, string[]>();
  for (const filters of both) {
    const { rows } = await store.answer(options, store.resolve(options, filters));
    for (const { filter, code } of rows) values.set(filter, [...(values.get(filter) ?? []), code]);
  }
  return values;
}

/** Returns the codes of all courses, and of all occupations that they may lead to. */
async function courseValues(store: Store): Promise<KnownValues> {
  const { rows } = await store.answer(course.names, store.resolve(course.names, {}));
  const options = await optionsOf(store, 'occupation');
  return {
    codigo_curso: rows.flatMap((row) => row.course ?? []),
    cod_cbo: options.get('cod_cbo') ?? [],
  };
}

/**
 * Draws selections for every dataset in `areas` (default: all), with up to four filters of one to
 * three values each, taken from the store's options. `known` overrides the values for filters.
 */
export async function drawSelections(
  store: Store,
  known: KnownValues,
  {
    perDataset,
    seed,
    areas: names = areaNames,
  }: { perDataset: number; seed: number; areas?: readonly AreaName[] },
): Promise<DrawnSelection[]> {
  const random = randomNumbers(seed);
  const courses = names.includes('course') ? await courseValues(store) : {};
  const drawn: DrawnSelection[] = [];
  for (const area of names) {
    const values = await optionsOf(store, area);
    const of = (name: string) =>
      known[name] ?? others[name] ?? courses[name] ?? values.get(name) ?? [];
    for (const dataset of Object.values<AnyDataset>(areas[area])) {
      const filterNames = [...dataset.filters, ...requestParameters]
        .map(({ name }) => name)
        .filter((name) => of(name).length > 0);
      const singles = new Set(
        dataset.filters.flatMap(({ name, single }) => (single ? [name] : [])),
      );
      const some = (name: string, count: number) => [
        ...new Set(Array.from({ length: count }, () => pick(random, of(name)))),
      ];
      for (let left = perDataset; left > 0; left--) {
        const filters: Record<string, string[]> = {};
        for (const name of dataset.requires ?? []) {
          filters[name] = some(name, name === comparedOccupations.name ? 3 : 1);
        }
        for (let more = Math.floor(random() * 5); more > 0; more--) {
          const name = pick(random, filterNames);
          filters[name] = some(name, singles.has(name) || random() < 0.6 ? 1 : 3);
        }
        drawn.push({ dataset, filters });
      }
    }
  }
  return drawn;
}

/**
 * Returns a store's response to a selection in wire format with its edition versions, or the
 * message of a QueryError.
 */
export async function answerTo(
  store: Store,
  { dataset, filters }: DrawnSelection,
): Promise<unknown> {
  try {
    const { rows, page, editions } = await store.answer(dataset, store.resolve(dataset, filters));
    return {
      wire: dataset.encode(rows, page),
      versions: editions.map(({ versao }) => versao),
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'QueryError') return error.message;
    throw error;
  }
}
