import { occupation, occupationSources, type SourceName } from '@observatorio/contract';
import { useEffect, useMemo } from 'react';
import type { Card } from '../../../data/use-card';
import { idle, type Rows, useEditions, useResourceEvents } from '../../../data/use-rows';
import { useSignalValue } from '../../../data/use-signal-value';
import type { ComparedOccupation } from './compared-occupation';
import { createComparison } from './comparison-resource';

/** Occupations side by side, from as many as make a comparison. */
export const MIN_COMPARED = 2;

/** The sources of a comparison. */
const sources: readonly SourceName[] = [occupation.pay.source(), 'cbo', ...occupationSources];

/** What is known of the occupations of these codes; idle while they are fewer than two. */
export function useComparison({ api }: Card, codes: readonly string[]): Rows<ComparedOccupation> {
  const comparison = useMemo(() => createComparison(), []);
  // One string, so that equal codes ask for nothing anew.
  const wanted = codes.length < MIN_COMPARED ? '' : codes.join();
  useEffect(() => {
    if (wanted) comparison.load({ api, codes: wanted.split(',') });
    else comparison.dispose();
  }, [comparison, api, wanted]);
  useEffect(() => () => comparison.dispose(), [comparison]);

  const resource = useSignalValue(comparison.state);
  useResourceEvents('occupation.comparison', resource);
  return {
    resource: wanted ? resource : idle,
    retry: comparison.retry,
    editions: useEditions(api, sources),
  };
}
