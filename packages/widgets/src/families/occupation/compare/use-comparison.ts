import { csvUrl, dataUrl } from '@observatorio/client';
import {
  type ComparedOccupation,
  MIN_COMPARED,
  occupation,
  occupationSources,
  type SourceName,
} from '@observatorio/contract';
import { useLayoutEffect, useMemo } from 'react';
import { refusedResource } from '../../../data/refusal';
import { outcomeOf, useResourceEvents } from '../../../data/resource-events';
import type { CardState } from '../../../data/use-card';
import { useProvenance } from '../../../data/use-provenance';
import { idle, type Rows, withRefusal } from '../../../data/use-rows';
import { useSignalValue } from '../../../data/use-signal-value';
import { createComparison } from './comparison-resource';

/** Sources of a comparison. */
const sources: readonly SourceName[] = [occupation.pay.source(), 'cbo', ...occupationSources];

/** Loads the figures of the occupations; idle if there are fewer than `MIN_COMPARED` codes. */
export function useComparison(
  { api, refused }: CardState,
  codes: readonly string[],
): Rows<ComparedOccupation> {
  const refusal = useMemo(() => refusedResource(refused), [refused]);
  const comparison = useMemo(() => createComparison(), []);
  // A string key, so equal lists do not repeat the request.
  const key = refusal || codes.length < MIN_COMPARED ? '' : codes.join();
  useLayoutEffect(() => {
    if (key) comparison.load({ api, codes: key.split(',') });
    else comparison.dispose();
  }, [comparison, api, key]);
  useLayoutEffect(() => () => comparison.dispose(), [comparison]);

  const loaded = useSignalValue(comparison.state);
  useResourceEvents([outcomeOf(occupation.comparison.id, refusal ?? loaded)]);
  const shown = { comparar: loaded.rows?.map(({ code }) => code) ?? codes };
  const found = {
    resource: key ? loaded : idle,
    retry: comparison.retry,
    ...useProvenance(api, sources),
    ...(key && {
      csv: csvUrl(api, occupation.comparison, shown),
      json: dataUrl(api, occupation.comparison, shown),
    }),
  };
  return withRefusal(found, refusal);
}
