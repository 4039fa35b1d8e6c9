import {
  imbalanceSteps,
  MAX_INDEX,
  MAX_LINKS_PER_LINK,
  MIN_ENTRANTS,
  MIN_LINKS,
  MIN_RANKED,
  PROMISING_INDEX,
  RETIREMENT_YEARS,
} from '@observatorio/domain';
import { formatCount, formatDecimal, sentenceCase } from '@observatorio/language';
import { metodoProfissoes } from '@observatorio/pages/metodo-profissoes';
import { paths } from '@observatorio/pages/paths';
import { Link } from 'react-router';
import { PageHeading } from '../shell/page-heading';

/** Ranges of the index for each level, in order. */
const bounds = ['menos de 0,5', '0,5 a 0,89', '0,9 a 1,09', '1,1 a 1,99', '2 ou mais'];

function Levels() {
  return (
    <ul>
      {imbalanceSteps.map(({ word }, index) => (
        <li key={word}>
          {index + 1}, {sentenceCase(word)}: {bounds[index]}.
        </li>
      ))}
    </ul>
  );
}

function Formula() {
  return (
    <dl>
      <dt>O índice</dt>
      <dd>
        Índice = vagas de emprego que se abrem por ano ÷ pessoas que os cursos formam por ano. Com o
        índice 2,5, abrem-se cinco vagas para cada duas pessoas; dito de outro modo, para cada 100
        vagas formam-se 40 pessoas. Se mais vagas se fecham do que se abrem, o índice é 0.
      </dd>
      <dt>Vagas por ano</dt>
      <dd>
        Vagas = reposição + crescimento. “Vaga”, nesta página, é sempre a de um emprego, e não a de
        um curso.
      </dd>
      <dt>Reposição</dt>
      <dd>
        (Vínculos de 50 a 64 anos ÷ {RETIREMENT_YEARS.from50}) + (vínculos de 65 anos ou mais ÷{' '}
        {RETIREMENT_YEARS.from65}). Supomos que as pessoas trabalham até os 65 anos e que as que já
        os têm param até os 70; as saídas repartem-se por igual entre esses anos. Quem não informa a
        idade conta como os que a informam.
      </dd>
      <dt>Crescimento</dt>
      <dd>
        Vínculos no lugar × mudança por ano da ocupação no país. A mudança é a taxa geométrica dos
        últimos três anos da série que se comparam: vínculos do último ano ÷ vínculos de três anos
        antes, elevado a 1/3, menos 1. Se a ocupação diminui, a parcela é negativa. A mudança é a do
        país porque a de um lugar pequeno, de um ano para outro, diz pouco. Sem a série em serviço,
        a mudança é a do ano mais novo da RAIS em relação ao mais novo dos anteriores que cobre os
        mesmos estados e se compara com ele. Até 2021, em 2022 e desde 2023 a RAIS conta de modos
        diferentes, e <Link to={`${paths.sobre}#calculos`}>anos de modos diferentes</Link>, ou
        parciais, não se comparam: se só há desses, o crescimento fica de fora, e o cartão avisa.
        Cada ocupação diz, em “Mais números”, os anos do seu crescimento.
      </dd>
      <dt>Pessoas formadas por ano</dt>
      <dd>
        De cada curso do lugar que leva à ocupação: no superior, os concluintes do ano; no técnico,
        de que o censo publica só matrículas, as matrículas divididas pela duração usual do curso (3
        anos nos integrados ao ensino médio, no normal, no itinerário formativo e na educação de
        jovens e adultos; 1 ano e meio nos concomitantes e subsequentes; 2 anos onde a forma não é
        conhecida).
      </dd>
      <dt>A parte de cada ocupação</dt>
      <dd>
        Um curso costuma levar a várias ocupações. Seus formados se repartem entre elas na proporção
        dos vínculos que cada uma tem no lugar: vínculos da ocupação ÷ vínculos de todas as
        ocupações a que o curso leva, comparadas ou não. Um curso superior leva a todas as ocupações
        das famílias da CBO que lhe cabem (os quatro primeiros algarismos do código).
      </dd>
      <dt>Arredondamento</dt>
      <dd>
        Reposição, crescimento e pessoas formadas de cada nível de ensino são números inteiros, e o
        índice sai deles, arredondado a centésimos: a conta pode ser refeita com o que o cartão
        mostra. O nível e os limites abaixo valem para o índice arredondado.
      </dd>
      <dt>A ordem</dt>
      <dd>
        Primeiro as promissoras; entre elas, como entre as outras, o maior índice. Com índices
        iguais, vem antes a de mais vagas por ano e, se também estas são iguais, a de menor código
        na CBO.
      </dd>
    </dl>
  );
}

function Example() {
  return (
    <>
      <p>
        Um lugar inventado tem 3.000 vínculos de uma ocupação: 450 de pessoas de 50 a 64 anos e 50
        de pessoas de 65 ou mais. No país, a ocupação cresce 2% por ano.
      </p>
      <ul>
        <li>Reposição: 450 ÷ 15 + 50 ÷ 5 = 30 + 10 = 40.</li>
        <li>Crescimento: 3.000 × 2% = 60. Vagas por ano: 40 + 60 = 100.</li>
        <li>
          Um curso técnico subsequente de 60 matrículas forma 60 ÷ 1,5 = 40 pessoas por ano. Ele
          leva também a outra ocupação, de 1.000 vínculos; a esta cabem 3.000 ÷ 4.000, ou 75%: 30
          pessoas.
        </li>
        <li>
          Um curso superior de 20 concluintes leva só a esta ocupação. Pessoas formadas: 30 + 20 =
          50.
        </li>
        <li>
          Índice: 100 ÷ 50 = 2. Para cada 100 vagas que se abrem por ano, formam-se 50 pessoas.
        </li>
      </ul>
    </>
  );
}

function Compared() {
  return (
    <>
      <p>Uma ocupação é comparada se:</p>
      <ul>
        <li>
          a CBO a põe no nível técnico ou superior (grandes grupos 2 e 3), de modo que o caminho até
          ela passa por um curso; ficam de fora o magistério superior e a pesquisa, que pedem uma
          pós-graduação, e as especialidades médicas (famílias 2251, 2252 e 2253, menos os médicos
          clínico, generalista e de família e comunidade), que pedem uma residência: estas fontes
          não contam nem uma nem outra;
        </li>
        <li>
          tem no lugar {formatCount(MIN_LINKS)} vínculos ou mais, e pelo menos um em cada{' '}
          {formatCount(MAX_LINKS_PER_LINK)}: com menos, poucas pessoas mudam a reposição;
        </li>
        <li>
          um curso oferecido no lugar leva a ela, e formam-se {formatCount(MIN_ENTRANTS)} pessoas ou
          mais por ano: com menos, duas ou três pessoas mudam o índice;
        </li>
        <li>
          o índice não passa de {formatCount(MAX_INDEX)}: acima disso, costuma-se entrar por outro
          caminho, e a conta não o distingue de uma falta de gente;
        </li>
        <li>seu crescimento e a idade de seus trabalhadores são conhecidos.</li>
      </ul>
      <p>
        É promissora se, além disso, o índice é de {formatDecimal(PROMISING_INDEX)} ou mais, o
        emprego não diminui e a remuneração não está em sigilo. Sem dado nenhum de crescimento em
        serviço, vale só a reposição, e o cartão avisa. O que não se sabe não conta como zero: a
        ocupação fica fora da comparação, e, sem os cursos de um nível em serviço, ficam fora todas
        a que eles podem levar.
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        O índice pende para baixo: só conta como saída a que se dá por idade, e todo formado conta
        como quem busca um emprego formal na ocupação. Por isso o índice 1 não é um equilíbrio de
        verdade: os níveis comparam as ocupações entre si.
      </li>
      <li>
        O crescimento responde pela maior parte das vagas e olha três anos só, que podem ser
        anteriores aos dos vínculos. Se eles seguem a um ponto baixo do emprego, como os que vão de
        2016 a 2019, ele é alto; outra janela de anos daria outra lista.
      </li>
      <li>
        As ocupações de índice acima de {formatCount(MAX_INDEX)} ficam de fora, e podem ser as que
        mais precisam de gente.
      </li>
      <li>
        Onde se formam poucas pessoas, mesmo que {formatCount(MIN_ENTRANTS)} ou mais, uma turma a
        mais ou a menos muda o índice.
      </li>
      <li>
        As vagas e os formados de residência médica não são contados; os formados em medicina que
        cabem às especialidades não contam para os médicos comparados.
      </li>
      <li>Só o emprego formal é contado: nem o trabalho por conta própria, nem o informal.</li>
      <li>
        As admissões do ano não entram: os arquivos da RAIS as trazem, mas muitas são de pessoas que
        trocam um emprego por outro, e contá-las como vagas novas mostraria rotatividade como falta
        de gente. Também não entra quem deixa a ocupação por outro motivo que a idade.
      </li>
      <li>
        Quem se forma pode estudar mais, trabalhar em outra ocupação ou mudar de cidade; e de outros
        lugares vem gente formada. Quanto menor o lugar, mais isso pesa.
      </li>
      <li>
        Dividir as matrículas pela duração supõe que ninguém desiste: formam-se menos pessoas nos
        cursos técnicos do que a conta diz.
      </li>
      <li>
        O ensino a distância sem polo no lugar conta só no país inteiro, e pessoas que estudam a
        distância contam no município do polo.
      </li>
      <li>
        As ocupações de um curso técnico são as do Catálogo Nacional de Cursos Técnicos, se o
        conjunto em serviço é o oficial, como diz a nota de cada conjunto em{' '}
        <Link to={paths.sobre}>Sobre</Link>; as de um curso superior vêm de uma tabela do projeto,
        que não é um dado oficial.
      </li>
      <li>O índice descreve o ano dos dados, e não prevê o futuro.</li>
    </ul>
  );
}

export function Component() {
  return (
    <div className="page prose-page">
      <PageHeading title={metodoProfissoes.title} description={metodoProfissoes.description}>
        Como o <Link to={paths.profissoes}>painel de desequilíbrio</Link> compara as vagas de
        emprego que se abrem com as pessoas que os cursos formam, em uma ocupação e um lugar.
      </PageHeading>

      <h2>A conta</h2>
      <Formula />

      <h2>Um exemplo</h2>
      <Example />

      <h2>Os cinco níveis</h2>
      <Levels />

      <h2>O que se compara</h2>
      <Compared />

      <h2>Lugares com poucos dados</h2>
      <p>
        Um município com menos de {formatCount(MIN_RANKED)} ocupações comparadas dá lugar ao seu
        estado, e um estado ao país. O cartão diz de que lugar são os números. Se os dados de
        emprego ou de cursos não cobrem todos os estados, o país é a parte que todos eles cobrem.
      </p>

      <h2>Fontes</h2>
      <p>
        Vínculos, idades e remuneração: RAIS. Crescimento: série da RAIS por ocupação. Concluintes:
        Censo da Educação Superior. Matrículas técnicas: Censo Escolar. Ocupações de cada curso
        técnico: Catálogo Nacional de Cursos Técnicos. Isso vale para os dados oficiais; os de
        demonstração, também a série e as ocupações de cada curso, foram inventados pelo projeto,
        como diz a nota de cada conjunto em <Link to={paths.sobre}>Sobre</Link>. De cada fonte valem
        os dados mais novos em serviço; dados de demonstração nunca completam os oficiais. A
        remuneração segue as regras de sigilo da mesma página, que diz também o que está em serviço
        agora.
      </p>

      <h2>Limites</h2>
      <Limits />
    </div>
  );
}
