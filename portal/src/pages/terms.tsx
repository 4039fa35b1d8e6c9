import { paths } from '@observatorio/pages/paths';
import { terms } from '@observatorio/pages/terms';
import { Link } from 'react-router';
import { config } from '../base/config';
import { PageHeading } from '../shell/page-heading';

export function Component() {
  return (
    <div className="page prose-page">
      <PageHeading title={terms.title} description={terms.description}>
        {terms.lead}
      </PageHeading>
      <h2>Uso dos dados</h2>
      <p>
        Todas as páginas, arquivos e endereços da API são públicos e gratuitos, sem cadastro. Você
        pode copiar, publicar e adaptar os números, com a indicação da fonte e do ano que cada
        cartão mostra. As condições de cada fonte estão em <Link to={paths.sobre}>Sobre</Link>.
      </p>
      <p>
        Números marcados como dados de demonstração foram inventados pelo projeto: não servem a
        decisões nem podem ser apresentados como oficiais.
      </p>
      <h2>Limites</h2>
      <p>
        Os números vêm de registros administrativos e censos, com os erros e atrasos deles. O
        Observatório mostra quantas linhas deixou de fora e por quê, e não promete resultados na
        busca de emprego ou de curso. Pedidos em excesso à API são recusados por algum tempo.
      </p>
      <h2>Privacidade</h2>
      <dl>
        <dt>Sem conta</dt>
        <dd>
          O site não usa cookies nem serviços de terceiros. Neste aparelho ficam só as suas escolhas
          de tema, texto e idioma, e a lista das últimas buscas, que você apaga no painel rápido. O
          registro do servidor não guarda o seu endereço na internet.
        </dd>
        <dt>Com conta</dt>
        <dd>
          A conta é opcional e serve para guardar visões. Guardamos o nome, o nome de usuário, o
          e-mail, a senha cifrada de modo que ninguém a lê, e as visões que você salvar. Neste
          aparelho fica a chave da sessão, até você sair.
        </dd>
        <dt>Seus direitos</dt>
        <dd>
          Em “Meu Perfil” você vê, corrige e baixa o que guardamos, e exclui a conta com tudo o que
          é dela, como prevê a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Para outros
          pedidos, escreva para <a href={`mailto:${config.contact}`}>{config.contact}</a>.
        </dd>
        <dt>Pessoas nos dados</dt>
        <dd>
          A remuneração de poucos vínculos fica em sigilo, e a dos outros é arredondada, para que o
          valor de uma pessoa não apareça. <Link to={paths.sobre}>Sobre</Link> diz as regras e o
          limite delas.
        </dd>
      </dl>
    </div>
  );
}
