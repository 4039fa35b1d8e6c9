import { codeList } from './common-filters';
import type { AnyDataset } from './dataset';
import type { FilterDefinition } from './filter';
import type { Problem } from './problem';

/** The last part of the address that answers several datasets of an area at once. */
export const JOINED_NAME = 'juntos';

/** The parameter of that address which lists the datasets. */
export const JOINED_PARAMETER = 'conjuntos';

/** The answers of several datasets under the same filters, each by the last part of its path. */
export interface JoinedAnswer {
  /** The bodies of the datasets that could answer. */
  dados: Record<string, unknown>;
  /** The editions behind each body, as in the header `X-Observatorio-Fontes` of the dataset's address. */
  fontes: Record<string, string>;
  /** Why the other datasets could not answer. */
  problemas: Record<string, Problem>;
}

/** The folder of a path, and the name of the dataset in it. */
const PATH = /^(.*\/api\/(?:v1\/)?(?!v1\/)[^/?]+)\/([^/?]+)$/;

/** The path of the joined answers next to a dataset; undefined for one that has none. */
export function joinedPathOf(path: string): { joined: string; name: string } | undefined {
  const [, folder, name] = PATH.exec(path) ?? [];
  return folder && name ? { joined: `${folder}/${JOINED_NAME}`, name } : undefined;
}

/** The joined address of an area: its path, and the datasets by name. */
export interface JoinedEndpoint {
  path: string;
  datasets: ReadonlyMap<string, AnyDataset>;
  /** The parameter that lists the datasets. */
  parameter: FilterDefinition;
}

/** The joined address of the datasets of an area. */
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
