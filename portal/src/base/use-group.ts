import type { Area } from '@observatorio/widgets/areas';
import { bindAddress, filters } from '@observatorio/widgets/bus';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

type Defaults = Readonly<Record<string, readonly string[]>>;

/**
 * Ties the filters of an area to the page's address while the page stands; `defaults` hold
 * wherever the address says nothing. Following a link to the same page starts from its address.
 */
export function useGroup({ family, filters: definitions }: Area, defaults: Defaults): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const group = filters(family, family);
    group.setDefaults(defaults);
    return bindAddress(group, definitions);
  }, [key, family, definitions, defaults]);
}
