import type { Filters } from '@observatorio/contract';

/** Default search radius around a selected municipality, in km. */
export const DEFAULT_RADIUS = '50';

/** Effective radius, in km; undefined if only the selected places themselves count. */
export function radiusOf({ municipio, raio_km: radius }: Filters): string | undefined {
  if (!municipio?.length) return undefined;
  const [km = DEFAULT_RADIUS] = radius ?? [];
  return km === '0' ? undefined : km;
}

/** Filters of the request. A radius search drops state and region, which would limit it. */
export function requestedOffers(filters: Filters): Filters {
  const { codigo_curso: _, raio_km: __, oferta: ____, ...selected } = filters;
  const radius = radiusOf(filters);
  if (!radius) return selected;
  const { regiao: ___, uf: _____, ...around } = selected;
  return { ...around, raio_km: [radius] };
}

/** Whether a list of courses lists each once, instead of their offers: unless those have a distance. */
export const isByCourse = ({ municipio }: Filters): boolean => !municipio?.length;
