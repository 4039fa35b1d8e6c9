import { omittedLists } from '@observatorio/cards';
import {
  type Area,
  course,
  courseFilter,
  type Filters,
  OMITTED,
  occupation,
} from '@observatorio/contract';
import { withoutCourseKind } from '@observatorio/domain';
import type { Declaration } from '@observatorio/widgets';
import { type Option, optionLists } from '@observatorio/widgets/builder';
import { useEffect, useState } from 'react';
import { loadRows } from '../base/load-rows';

/** Options of each filter; undefined while loading. */
export type OptionLists = Readonly<Record<string, readonly Option[]>> | 'failed' | undefined;

/** Filters that restrict the options of other filters. */
const narrowing = ['ano', 'regiao', 'uf', 'nivel_ensino'];

const MAX_DISTANCES = ['10', '25', '50', '100', '200'];

/** Returns the courses that have a code. */
async function courseOptions(): Promise<Option[]> {
  const rows = await loadRows(course.names);
  const options = rows.flatMap(({ kind, name, level, course: code, everyday, enrolments }) =>
    kind === 'curso' && code
      ? [
          {
            value: code,
            label: withoutCourseKind(name),
            hint: level,
            names: everyday?.split('; ') ?? [],
            size: enrolments,
          },
        ]
      : [],
  );
  return options.toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'));
}

/** Values that the API does not list: measures and prices other than the default, and splits. */
const listsOf = ({
  filters,
  measures = [],
  series = [],
}: Area): Record<string, readonly Option[]> =>
  Object.fromEntries(
    filters
      .filter(({ name, values }) => values && [...measures, ...series].includes(name))
      .map(({ name, concept, values = [], labelOf }) => [
        name,
        // The first value is the default, except that series are not split by default.
        values.slice(concept === 'split' ? 0 : 1).map((value) => ({
          value,
          label: labelOf?.(value) ?? value,
        })),
      ]),
  );

async function loadLists(
  { area }: Declaration,
  filters: Filters,
): Promise<Record<string, readonly Option[]>> {
  if (area.requiredFilter?.filter === courseFilter.name)
    return { codigo_curso: await courseOptions() };
  const names = area.filters.map(({ name }) => name);
  if (names.includes('comparar')) {
    return { comparar: optionLists(await loadRows(occupation.options)).cod_cbo ?? [] };
  }
  // The API rejects requests for the lists of a year without data. Without the year, it returns the
  // lists, including that of the available years.
  const { ano: _, ...others } = filters;
  const rows = await loadRows(area.options, filters).catch(() => loadRows(area.options, others));
  return {
    ...optionLists(rows),
    ...listsOf(area),
    raio_km: MAX_DISTANCES.map((km) => ({ value: km, label: `até ${km} km` })),
  };
}

/** Filters of the request for an element's options; the lists in `omitted` are left out. */
const requestFor = (filters: Filters, omitted: readonly string[]): Filters => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => narrowing.includes(name))),
  ...(omitted.length > 0 && { [OMITTED]: omitted }),
});

/** Options of an element's filters. */
interface Options {
  lists: OptionLists;
  /** Filters whose lists are left out of `lists`. */
  omitted: readonly string[];
}

/**
 * Loads the options of an element's filters, restricted by the chosen ones. Long lists, such as all
 * cities, are loaded once their filter is set or in `opened`.
 */
export function useOptions(
  declaration: Declaration,
  filters: Filters,
  opened: ReadonlySet<string>,
): Options {
  const omitted = omittedLists(declaration.area).filter(
    (name) => !opened.has(name) && !filters[name],
  );
  // Serialised, so that unrelated filters do not reload the lists.
  const narrowed = JSON.stringify(requestFor(filters, omitted));
  const [loaded, setLoaded] = useState<Options & { declaration: Declaration }>();
  useEffect(() => {
    let isCurrent = true;
    const request: Filters = JSON.parse(narrowed);
    const settle = (lists: OptionLists) =>
      isCurrent && setLoaded({ declaration, lists, omitted: request[OMITTED] ?? [] });
    loadLists(declaration, request).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [declaration, narrowed]);
  // Keeps the current lists of the same element until the restricted ones arrive.
  return loaded?.declaration === declaration ? loaded : { lists: undefined, omitted };
}
