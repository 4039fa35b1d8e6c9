import type { Area } from '@observatorio/contract';
import { bindAddress, filters } from '@observatorio/widgets/bus';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

type Defaults = Readonly<Record<string, readonly string[]>>;

/**
 * Syncs the filters of an area with the page's URL while mounted; `defaults` apply to filters
 * missing from the URL. A link to the same page resets the filters to those in its URL.
 */
export function useGroup({ family, filters: definitions }: Area, defaults: Defaults): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const group = filters(family, family);
    group.setDefaults(defaults);
    return bindAddress(group, definitions);
  }, [key, family, definitions, defaults]);
}
