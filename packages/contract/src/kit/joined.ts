import { codeList } from './common-filters';
import type { AnyDataset } from './dataset';
import type { FilterDefinition } from './filter';
import type { Problem } from './problem';

/** Last path segment of the endpoint that combines several datasets of an area. */
export const JOINED_NAME = 'juntos';

/** Parameter of the joined endpoint that lists the datasets. */
export const JOINED_PARAMETER = 'conjuntos';

/** Responses of several datasets for the same filters, keyed by the last segment of their path. */
export interface JoinedResponse {
  /** Bodies of the successful datasets. */
  dados: Record<string, unknown>;
  /** Editions each body is based on, in the format of the header `X-Observatorio-Fontes`. */
  fontes: Record<string, string>;
  /** Errors of the other datasets. */
  problemas: Record<string, Problem>;
}

/** Splits a path into its folder and the name of the dataset. */
const PATH = /^(.*\/api\/(?:v1\/)?(?!v1\/)[^/?]+)\/([^/?]+)$/;

/**
 * Returns the path of the joined endpoint for a dataset, and the dataset's name. Returns undefined
 * if there is no joined endpoint for the path.
 */
export function joinedPathOf(path: string): { joined: string; name: string } | undefined {
  const [, folder, name] = PATH.exec(path) ?? [];
  return folder && name ? { joined: `${folder}/${JOINED_NAME}`, name } : undefined;
}

/** The joined endpoint of an area, with the datasets by name. */
export interface JoinedEndpoint {
  path: string;
  datasets: ReadonlyMap<string, AnyDataset>;
  /** Parameter that lists the datasets. */
  parameter: FilterDefinition;
}

/** Builds the joined endpoint of an area. */
export function joinedEndpoint(area: Readonly<Record<string, AnyDataset>>): JoinedEndpoint {
  const parts = Object.values(area).flatMap((dataset) => {
    const place = joinedPathOf(dataset.path);
    return place ? [{ ...place, dataset }] : [];
  });
  const names = parts.map(({ name }) => ({ code: name, label: name }));
  return {
    path: parts[0]?.joined ?? '',
    datasets: new Map(parts.map(({ name, dataset }) => [name, dataset])),
    parameter: codeList(JOINED_PARAMETER, 'Conjuntos de dados', names),
  };
}
