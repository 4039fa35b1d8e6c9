import { labour, MANIFEST_PATH } from '@observatorio/contract';
import { basePath } from '../base/base-path';
import { AboutHeading } from './about-sections';

/** The data of a card under a filter, as an example. */
const EXAMPLE = `${labour.byGender.path}?uf=35`;

const ApiLink = ({ path }: { path: string }) => (
  <a href={basePath + path}>
    <code>{path}</code>
  </a>
);

/** How programs read the data. */
export const AboutApi = () => (
  <>
    <AboutHeading id="api" />
    <p>
      Todos os números vêm de uma API pública, gratuita e sem cadastro, em JSON. O menu de cada
      cartão dá o endereço dos dados dele, com os filtros escolhidos, e o de uma planilha (CSV).
    </p>
    <ul>
      <li>
        <ApiLink path="/openapi.json" />: todos os endereços, parâmetros e campos, no formato
        OpenAPI, que ferramentas como Swagger e Postman abrem.
      </li>
      <li>
        <ApiLink path={MANIFEST_PATH} />: os dados em serviço, com ano, edição e fontes.
      </li>
      <li>
        <ApiLink path={EXAMPLE} />: um exemplo, os vínculos de São Paulo por gênero. Com{' '}
        <code>formato=csv</code>, o mesmo em planilha.
      </li>
    </ul>
  </>
);
