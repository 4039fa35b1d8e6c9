import type { Area } from '@observatorio/widgets/areas';
import { bindAddress, filters } from '@observatorio/widgets/bus';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

type Defaults = Readonly<Record<string, readonly string[]>>;

/**
 * Binds the filters of an area to the address of the page while it is mounted; `defaults` apply to
 * filters that the address lacks. A link to the same page starts again from its address.
 */
export function useGroup({ family, filters: definitions }: Area, defaults: Defaults): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const group = filters(family, family);
    group.setDefaults(defaults);
    return bindAddress(group, definitions);
  }, [key, family, definitions, defaults]);
}
