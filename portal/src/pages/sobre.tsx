import { MIN_SPECIALISATION_LINKS } from '@observatorio/domain';
import { similarPlacesMethod } from '@observatorio/language';
import { paths } from '@observatorio/pages/paths';
import { sobre } from '@observatorio/pages/sobre';
import { titles } from '@observatorio/pages/titles';
import { Link } from 'react-router';
import { PageHeading } from '../shell/page-heading';
import { AboutAccess } from './about-access';
import { AboutApi } from './about-api';
import { AboutBreaks } from './about-breaks';
import { AboutContents, AboutHeading } from './about-sections';
import { AboutUse } from './about-use';
import { TermList } from './definitions';
import { PayMethod } from './pay-method';
import { SourceTable } from './source-table';
import './about.css';

export function Component() {
  return (
    <div className="page about-page">
      <PageHeading title={sobre.title} description={sobre.description}>
        {sobre.lead}
      </PageHeading>
      <AboutContents />
      <div className="prose-page">
        <AboutHeading id="conteudos" />
        <p>
          O Observatório mostra o mercado de trabalho formal, a formação técnica e superior e as
          ocupações da Classificação Brasileira de Ocupações. Quem não escolhe um ano vê o mais novo
          de cada fonte que já é definitivo, ou o que esta instalação fixou; dados oficiais vêm
          antes dos de demonstração. O quadro diz quais dados, de que anos, estão em uso.
        </p>

        <AboutHeading id="dados" />
        <SourceTable />
        <p>
          Dados de demonstração são inventados pelo projeto, na escala dos totais publicados de cada
          ano, de 2012 a 2023, e cada cartão que os usa avisa. Um arquivo oficial importado toma o
          lugar deles. O tamanho de cada ocupação, e quanto ela cresce, seguem os vínculos por
          ocupação e ano que um projeto universitário contou na RAIS de 1986 a 2017; os códigos e os
          títulos são os da CBO 2002, na lista de 2021.
        </p>

        <p>
          A situação do serviço e dos dados, agora, está no <Link to={paths.monitor}>Monitor</Link>.
        </p>

        <AboutHeading id="fontes" />
        <dl>
          <dt>RAIS</dt>
          <dd>
            Relação Anual de Informações Sociais, do Ministério do Trabalho e Emprego: os vínculos
            de emprego ativos em 31 de dezembro.
          </dd>
          <dt>Censo da Educação Superior e Censo Escolar</dt>
          <dd>Do INEP: cursos, vagas, matrículas e concluintes.</dd>
          <dt>Catálogo Nacional de Cursos Técnicos</dt>
          <dd>
            Do Ministério da Educação: o que faz quem se forma em cada curso técnico, onde pode
            trabalhar, a carga horária mínima e as ocupações da CBO a que o curso leva.
          </dd>
          <dt>e-MEC</dt>
          <dd>
            Cadastro do Ministério da Educação: nome, sigla, categoria, organização e município das
            instituições de educação superior.
          </dd>
          <dt>CBO 2002</dt>
          <dd>
            Classificação Brasileira de Ocupações, do Ministério do Trabalho e Emprego: nomes,
            sinônimos e atividades das ocupações.
          </dd>
          <dt>O*NET</dt>
          <dd>
            Conhecimentos, habilidades e atitudes vêm do{' '}
            <a href="https://www.onetcenter.org/database.html">O*NET Database</a>, na versão que a
            lista acima diz, do U.S. Department of Labor, Employment and Training Administration
            (USDOL/ETA), usado sob a licença{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/deed.pt-br">CC BY 4.0</a>. O*NET é
            marca do USDOL/ETA. O projeto traduziu os nomes e levou os valores das ocupações dos
            Estados Unidos às da CBO; o USDOL/ETA não aprovou, endossou nem testou essas mudanças.
          </dd>
          <dt>Automação</dt>
          <dd>
            A probabilidade de que cada ocupação da CBO possa ser automatizada, na estimativa do
            estudo que a publica.
          </dd>
          <dt>Evolução das ocupações</dt>
          <dd>
            Os vínculos de cada ocupação ativos em 31 de dezembro de cada ano, contados na RAIS. Os
            anos até 2002 foram convertidos de outra classificação de ocupações.
          </dd>
          <dt>Perfis das ocupações</dt>
          <dd>
            O que a CBO não publica em arquivo: a síntese de cada ocupação, as condições de
            trabalho, o nível de qualificação e a ligação com a Economia 4.0. Quem mantém este
            serviço os reúne.
          </dd>
          <dt>Indicadores</dt>
          <dd>
            Tabelas de quem mantém este serviço, como população, Ideb e PIB por pessoa, todas em{' '}
            <Link to={paths.indicadores}>{titles.indicadores}</Link>. Cada cartão diz de quem é a
            tabela e a sua licença.
          </dd>
        </dl>

        <TermList />
        <PayMethod />

        <AboutHeading id="calculos" />
        <dl>
          <dt>Crescimento</dt>
          <dd>
            Mudança média por ano dos vínculos da ocupação nos últimos três anos da série que se
            comparam: abaixo de –5% é muito baixo; entre –1% e 1%, estável; acima de 5%, muito alto.
            O cartão diz de que anos é.
          </dd>
          <dt>Anos que não se comparam</dt>
          <dd>
            <AboutBreaks />
          </dd>
          <dt>Valores de anos diferentes</dt>
          <dd>
            Onde há vários anos, a remuneração está nos preços do último dezembro com IPCA
            publicado, cujo mês cada frase diz: a de dezembro é corrigida pelo índice de dezembro, e
            a média do ano, pela média dos seus doze índices. A inflação também pode ficar: os
            valores são então os de cada ano. Os números de um ano só, e os que estão em salários
            mínimos, nunca são corrigidos. Fonte: IBGE, IPCA (SIDRA, tabela 1737), número-índice com
            base em dezembro de 1993.
          </dd>
          <dt>Lugares semelhantes</dt>
          <dd>{similarPlacesMethod}</dd>
          <dt>O que há de especial num lugar</dt>
          <dd>
            O quociente locacional: a parte de um setor nos vínculos do lugar, dividida pela parte
            dele nos do Brasil. Um quociente de 2 é o dobro da parte nacional. Com menos de{' '}
            {MIN_SPECIALISATION_LINKS} vínculos, não diz nada, e não é calculado.
          </dd>
          <dt>Cursos perto de um lugar</dt>
          <dd>
            Conta os nomes de curso, técnicos e superiores, dos municípios cujos centros ficam a até
            50 km em linha reta do centro do lugar.
          </dd>
          <dt>Automação</dt>
          <dd>
            Probabilidade estimada de que a ocupação possa ser automatizada, em quintos: até 20% é
            muito baixa; acima de 80%, muito alta. Quanto mais alta, pior.
          </dd>
          <dt>Meio da faixa, no perfil</dt>
          <dd>
            O ponto a igual distância dos dois limites da remuneração da ocupação. Não é uma média:
            a média e a mediana, medidas, estão ao lado.
          </dd>
          <dt>Diferenças entre profissões</dt>
          <dd>
            O que uma profissão pede um ponto ou mais acima de outra, na importância de 1 a 5. O que
            não está na lista dela conta, no máximo, como o último da lista; o que a fonte não mede
            não entra.
          </dd>
          <dt>Ocupações de um curso</dt>
          <dd>
            As de um curso técnico são as que o Catálogo Nacional de Cursos Técnicos associa a ele.
            As de um curso superior, e os textos sobre ele, vêm de uma tabela feita pelo projeto:
            ela liga áreas de estudo e cursos conhecidos a famílias da CBO, e é um juízo do projeto,
            não um dado oficial.
          </dd>
          <dt>Profissões promissoras</dt>
          <dd>
            As vagas de emprego que se abrem por ano, comparadas com as pessoas que os cursos
            formam: <Link to={paths.metodoProfissoes}>como calculamos o desequilíbrio</Link>.
          </dd>
          <dt>Notas de uma ocupação vizinha</dt>
          <dd>
            Onde uma ocupação não tem correspondência no O*NET, valem as notas da mais próxima da
            mesma família da CBO, e o cartão diz qual.
          </dd>
        </dl>

        <AboutApi />
        <AboutUse />
        <AboutAccess />
      </div>
    </div>
  );
}
