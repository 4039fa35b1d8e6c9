import { type Edition, formatFilters, placeFigures } from '@observatorio/contract';
import { licensed, type TableLicence } from './licences';
import { type Place, parentsOf } from './place';

const PORTAL = 'Observatório do Trabalho e da Formação';

interface Described {
  /** URL of the portal, without a trailing slash. */
  portal: string;
  description: string;
  /** Editions of the page's figures. */
  editions: readonly Edition[];
  /** Licences of the described tables among them. */
  tables: readonly TableLicence[];
}

/** Years of the editions: `2012/2019`, or only one; undefined without any. */
function yearsOf(editions: readonly Edition[]): string | undefined {
  const years = editions.flatMap(({ ano }) => ano ?? []);
  if (years.length === 0) return undefined;
  return [...new Set([Math.min(...years), Math.max(...years)])].join('/');
}

/**
 * Describes the page of a place to search engines, with the vocabulary of schema.org: the path to it
 * and its figures, with their sources and licences. Returns JSON that is safe inside a script element.
 */
export function jsonLd(place: Place, { portal, description, editions, tables }: Described): string {
  const trail = [...parentsOf(place), place];
  const area = {
    '@type': place.level === 'country' ? 'Country' : 'AdministrativeArea',
    name: place.title,
    ...(place.code && {
      identifier: { '@type': 'PropertyValue', propertyID: 'IBGE', value: place.code },
    }),
  };
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: portal + path,
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: `Trabalho e formação: ${place.title}`,
      description,
      url: portal + place.path,
      inLanguage: 'pt-BR',
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: PORTAL, url: portal },
      ...licensed(editions, tables, portal),
      spatialCoverage: area,
      temporalCoverage: yearsOf(editions),
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${portal}${placeFigures.path}?${formatFilters({ ...place.filters, formato: ['csv'] })}`,
      },
    },
  ];
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
