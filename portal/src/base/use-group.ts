import type { Area } from '@observatorio/contract';
import { bindAddress, filters } from '@observatorio/widgets/bus';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Syncs the filters of an area with the page's URL while mounted. A link to the same page resets the
 * filters to those in its URL.
 */
export function useGroup({ family, filters: definitions }: Area): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    return bindAddress(filters(family, family), definitions);
  }, [key, family, definitions]);
}
