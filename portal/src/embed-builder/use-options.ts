import { course, type FilterOption, type Filters, occupation } from '@observatorio/contract';
import { labelOf, stateOfMunicipality, states, withoutCourseKind } from '@observatorio/domain';
import type { Declaration } from '@observatorio/widgets';
import type { Option } from '@observatorio/widgets/builder';
import { useEffect, useState } from 'react';
import { loadRows } from '../base/load-rows';

/** The values of each filter; undefined while they load. */
export type OptionLists = Readonly<Record<string, readonly Option[]>> | 'failed' | undefined;

/** Filters that decide which values others have. */
const narrowing = ['ano', 'regiao', 'uf', 'nivel_ensino'];

const MAX_DISTANCES = ['10', '25', '50', '100', '200'];

const cityHint = (code: string): string => labelOf(states, stateOfMunicipality(code));

function listsOf(rows: readonly FilterOption[]): Record<string, Option[]> {
  const lists: Record<string, Option[]> = {};
  for (const { filter, code, label } of rows) {
    const hint = filter === 'municipio' ? { hint: cityHint(code) } : {};
    (lists[filter] ??= []).push({ value: code, label, ...hint });
  }
  return lists;
}

/** The courses that have a code. */
async function courseOptions(): Promise<Option[]> {
  const rows = await loadRows(course.names);
  return rows.flatMap(({ kind, name, level, course: code }) =>
    kind === 'curso' && code ? [{ value: code, label: withoutCourseKind(name), hint: level }] : [],
  );
}

async function loadLists(
  { tag, area }: Declaration,
  filters: Filters,
): Promise<Record<string, readonly Option[]>> {
  if (tag === 'course-detail') return { codigo_curso: await courseOptions() };
  const names = area.filters.map(({ name }) => name);
  if (names.includes('comparar')) {
    return { comparar: listsOf(await loadRows(occupation.options)).cod_cbo ?? [] };
  }
  // A year without data refuses every list; that of the years then shows which there are.
  const { ano: _, ...others } = filters;
  const rows = await loadRows(area.options, filters).catch(() => loadRows(area.options, others));
  return {
    ...listsOf(rows),
    raio_km: MAX_DISTANCES.map((km) => ({ value: km, label: `até ${km} km` })),
  };
}

/** Loads the values of the filters of an element, narrowed by those in force. */
export function useOptions(declaration: Declaration, filters: Filters): OptionLists {
  // A string, so that other filters do not load the lists again.
  const narrowed = JSON.stringify(
    Object.fromEntries(Object.entries(filters).filter(([name]) => narrowing.includes(name))),
  );
  const [loaded, setLoaded] = useState<{ declaration: Declaration; lists: OptionLists }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (lists: OptionLists) => isCurrent && setLoaded({ declaration, lists });
    loadLists(declaration, JSON.parse(narrowed)).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [declaration, narrowed]);
  // The lists of the same element stay until narrower ones arrive.
  return loaded?.declaration === declaration ? loaded.lists : undefined;
}
