import { accountPaths, areas, joinedEndpoint, MANIFEST_PATH } from '@observatorio/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { datasets, queriesOf } from '../support/dataset-queries';

/*
 * Validates real responses of every endpoint against the OpenAPI document that the server
 * publishes.
 */

const origin = inject('origin');

interface Operation {
  parameters?: readonly { name?: string; required?: boolean }[];
  requestBody?: { content: Readonly<Record<string, { schema: object }>> };
  responses: Readonly<Record<string, object>>;
}

let document: {
  paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation | undefined>>>>;
};
const ajv = new Ajv2020({ allowUnionTypes: true });

beforeAll(async () => {
  document = await (await fetch(`${origin}/openapi.json`)).json();
  ajv.addSchema({ $id: 'openapi', ...document }, undefined, false, false);
  for (const word of Object.keys(document)) ajv.addKeyword(word);
});

const pointer = (path: string): string => path.replaceAll('~', '~0').replaceAll('/', '~1');

const compiled = new Map<string, ValidateFunction>();

/** Returns the validator for a part of the document, compiled once. */
function part(path: string): ValidateFunction {
  const validate = compiled.get(path) ?? ajv.compile({ $ref: `openapi#${path}` });
  compiled.set(path, validate);
  return validate;
}

const answerSchema = (path: string, method = 'get'): ValidateFunction =>
  part(`/paths/${pointer(path)}/${method}/responses/200/content/application~1json/schema`);

const problemSchema = (): ValidateFunction => part('/components/schemas/Problema');

/** Expects a status and a JSON body that matches a schema. Returns the body. */
async function expectJson(response: Response, status: number, validate: ValidateFunction) {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(status);
  expect(validate(body), `${response.url} ${JSON.stringify(validate.errors)}`).toBe(true);
  return body;
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

it('describes every response of every operation', () => {
  const joined = Object.values(areas).map((area) => joinedEndpoint(area).path);
  const expected = [...datasets.map(({ path }) => path), ...joined, MANIFEST_PATH];
  // The server's own tests check the account requests, which need a session.
  const data = Object.entries(document.paths).filter(([path]) => !accountPaths.has(path));
  expect(data.map(([path]) => path).toSorted()).toEqual(expected.toSorted());
  for (const [path, { get, post: withBody }] of data) {
    expect(Object.keys(get?.responses ?? {}), path).toEqual(
      expect.arrayContaining(['200', '304', '400', '414', '429', '500', '503']),
    );
    if (!withBody) continue;
    expect(Object.keys(withBody.responses), path).toEqual(
      expect.arrayContaining(['200', '400', '413', '414', '415', '429', '500', '503']),
    );
  }
});

describe.each(datasets)('$id', (dataset) => {
  const { path, requires = [] } = dataset;

  it('responds in exactly the documented shape', async () => {
    const validate = answerSchema(path);
    await Promise.all(
      queriesOf(dataset).map(async (query) =>
        expectJson(await fetch(`${origin}${path}?${query}`), 200, validate),
      ),
    );
  });

  it('rejects requests with a problem body, which does not match the success schema', async () => {
    const validate = answerSchema(path);
    for (const query of ['nada=1', 'ano=1999', 'uf=99', 'pageSize=0', 'formato=xml']) {
      const response = await fetch(`${origin}${path}?${query}`);
      if (response.status === 200) continue;
      expect(validate(await expectJson(response, 400, problemSchema())), query).toBe(false);
    }
  });

  it('marks its required parameter', async () => {
    const response = await fetch(origin + path);
    const marked = document.paths[path]?.get?.parameters?.filter(({ required }) => required);
    expect(marked?.map(({ name }) => name)).toEqual(requires.length === 1 ? requires : []);
    if (requires.length === 0) {
      expect(response.status).toBe(200);
      return;
    }
    const problem = await expectJson(response, 400, problemSchema());
    expect(problem).toMatchObject({ type: 'parametro-invalido', parametro: requires[0] });
  });
});

describe.each(datasets.filter(({ takesBody }) => takesBody))('POST of $id', ({ path, filters }) => {
  const named = filters[0]?.name ?? '';

  it('accepts exactly the documented bodies', async () => {
    const body = part(`/paths/${pointer(path)}/post/requestBody/content/application~1json/schema`);
    const good = { queryParams: { [named]: ['225125'], estado: 'SP', ano: 2019, sexo: null } };
    expect(body(good), JSON.stringify(body.errors)).toBe(true);
    await expectJson(await post(path, good), 200, answerSchema(path, 'post'));
    for (const bad of [
      {},
      { queryParams: { [named]: '225125' }, ano: 2019 },
      { queryParams: { [named]: '225125', cor: 'azul' } },
      { queryParams: { [named]: { codigo: '225125' } } },
    ]) {
      expect(body(bad), JSON.stringify(bad)).toBe(false);
      await expectJson(await post(path, bad), 400, problemSchema());
    }
  });
});

it.each([
  [MANIFEST_PATH, 'formato'],
  ['/openapi.json', 'nenhum parâmetro'],
])('rejects filters on %s', async (path, permitidos) => {
  for (const query of ['cor=azul', 'ano=2019', '__proto__=1']) {
    const response = await fetch(`${origin}${path}?${query}`);
    const problem = await expectJson(response, 400, problemSchema());
    const [parametro, valor] = query.split('=');
    expect(problem).toMatchObject({ parametro, valor, permitidos });
  }
  const { status } = await fetch(`${origin}${path}?formato=csv`);
  expect(status).toBe(path === MANIFEST_PATH ? 200 : 400);
});

it('lists the data in exactly the documented shape', async () => {
  const validate = answerSchema(MANIFEST_PATH);
  await expectJson(await fetch(origin + MANIFEST_PATH), 200, validate);
});

it('names the occupation in the CSV file of the courses that lead to it', async () => {
  const path = '/api/v1/busca-curso/cursos-da-ocupacao?cod_cbo=225125&formato=csv';
  const file = await (await fetch(origin + path)).text();
  expect(file).toContain('# Filtros: Ocupação: Médico clínico (225125)');
});
