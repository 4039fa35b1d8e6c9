import { fewLinks } from '@observatorio/language';
import { useLoadedManifest } from '../base/use-manifest';
import { AboutHeading } from './about-sections';

/** Explains how pay is measured, and how it is published without revealing individual pay. */
export function PayMethod() {
  const [manifest] = useLoadedManifest();
  const limit = typeof manifest === 'string' ? undefined : manifest.limiteSigilo;
  const few = fewLinks({ limit });
  const atLeast = few
    .replace('menos de', 'ao menos')
    .replace('poucos vínculos', 'vínculos bastantes');
  return (
    <>
      <AboutHeading id="remuneracao" />
      <p>
        Quanto ganha uma pessoa é um dado pessoal. Os valores são calculados com todos os vínculos e
        arredondados na publicação, para que a diferença entre duas consultas não mostre o de
        ninguém.
      </p>
      <dl>
        <dt>Qual remuneração</dt>
        <dd>
          A de dezembro dos vínculos ativos no dia 31. Onde o arquivo traz só as médias dos meses do
          ano, são essas, e os cartões dizem “média do ano”. A lista acima mostra a de cada
          conjunto.
        </dd>
        <dt>O que entra</dt>
        <dd>
          De 0,3 a 150 salários mínimos. Fora disso, ou sem informação, a remuneração não é
          classificada: o vínculo fica fora dos valores e dentro das contagens.
        </dd>
        <dt>Sigilo</dt>
        <dd>
          Valores, faixas salariais e curva de {few} ficam em sigilo. Filtrar por faixa salarial
          também não é possível onde os outros filtros deixam tão poucos.
        </dd>
        <dt>Limite do sigilo</dt>
        <dd>
          As contagens por faixa salarial são exatas. A diferença entre duas delas, ou a lista de
          ocupações de uma faixa, pode mostrar em que faixa está um vínculo raro do lugar, mas não o
          valor dele. É o que já mostram, sem nomes, os microdados que o Ministério do Trabalho e
          Emprego publica.
        </dd>
        <dt>Média, mediana e percentis</dt>
        <dd>
          A mediana e os percentis 10, 25, 75 e 90 são exatos: vêm dos vínculos, e não de classes. A
          mediana é o valor do meio, ou a média dos dois do meio; um percentil, o menor valor até o
          qual paga essa parte dos vínculos. Entre os percentis 25 e 75 está a metade que os cartões
          citam. Todos são arredondados à menor unidade, entre R$ 0,01, R$ 0,10, R$ 1, R$ 2, R$ 5,
          R$ 10 e assim por diante, que, multiplicada pelo número de vínculos, dá R$ 2.000 ou mais:
          com 40 vínculos, de R$ 50 em R$ 50; com 2.000, de real em real; com 200 mil ou mais, os
          centavos ficam.
        </dd>
        <dt>Preços constantes</dt>
        <dd>
          Ano a ano, um valor nos preços de um mesmo mês é o publicado, já arredondado, vezes o
          índice de preços: os centavos que daí saem não são mais exatos do que o arredondamento.
        </dd>
        <dt>Valores de uma pessoa</dt>
        <dd>
          A mediana e um percentil são o valor de um vínculo, ou de dois. Por isso ficam em sigilo
          onde menos de cinco vínculos da consulta estão na faixa salarial deles: quem está sozinho
          numa faixa seria reconhecido. Um percentil também fica em sigilo se é um dos quatro
          menores ou dos quatro maiores valores.
        </dd>
        <dt>De quanto até quanto</dt>
        <dd>
          A menor e a maior remuneração seriam as de uma pessoa. Em seu lugar há limites: o quinto
          menor e o quinto maior valor, arredondados para fora, a R$ 100, R$ 200, R$ 500, R$ 1.000 e
          assim por diante. No máximo quatro vínculos ficam além de cada um, e os limites de uma
          parte nunca passam dos do todo. Com menos de nove vínculos não há limites nem curva.
        </dd>
        <dt>Remuneração por hora</dt>
        <dd>
          A soma da remuneração, dividida pela soma das horas do mês dos mesmos vínculos. As horas
          do mês são as de contrato na semana × 52 / 12: com 44 horas, 190,7. É a jornada combinada,
          de 1 a 44 horas; as horas extras estão na remuneração, mas não na jornada. Um vínculo sem
          jornada ou sem remuneração classificada não entra. A remuneração é arredondada como a
          média: com poucos vínculos, o valor por hora é aproximado. A jornada média é arredondada à
          menor unidade, entre 0,1, 0,2, 0,5, 1, 2, 5 e 10 horas, que, multiplicada pelo número de
          vínculos, dá 44 ou mais.
        </dd>
        <dt>Tempo parcial</dt>
        <dd>
          Até 30 horas de contrato por semana, o limite do{' '}
          <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm#art58a">
            art. 58-A da CLT
          </a>
          , na redação da Lei nº 13.467, de 2017. Vale para todos os vínculos e anos, também para
          quem tem outra lei, como os servidores.
        </dd>
        <dt>Tempo no emprego</dt>
        <dd>
          Os meses desde a admissão até 31 de dezembro, nas oito faixas da RAIS: menos de 3 meses, 3
          a 5, 6 a 11, um ano, 2 anos, 3 a 4, 5 a 9, e 10 anos ou mais. “Menos de um ano” são as
          três primeiras. Quem mudou de empresa começa de novo.
        </dd>
        <dt>Mulheres e homens, cor ou raça</dt>
        <dd>
          De cada R$ 100 da média de um grupo, quanto é a do outro: mulheres e homens; pessoas
          pretas, pardas, amarelas e indígenas e pessoas brancas. As categorias são as da RAIS, em
          que o empregador informa a cor ou raça. Onde ela falta em mais de um terço dos vínculos,
          ou o arredondamento de uma das médias passa de 2,5% dela, nada se compara.
        </dd>
        <dt>Na mesma ocupação, idade, escolaridade e jornada</dt>
        <dd>
          Os vínculos são postos em células de mesma ocupação, faixa etária, nível de escolaridade e
          faixa de jornada. Contam as células com {atLeast} com remuneração classificada de cada um
          dos dois grupos. O resultado é 100 × Σ nᵢ·mᵢ / Σ nᵢ·hᵢ: em cada célula i, nᵢ são os
          vínculos das mulheres, mᵢ a média delas e hᵢ a dos homens. É a média que as mulheres
          recebem, comparada com a que os homens dessas células receberiam se estivessem nelas na
          proporção das mulheres (padronização direta); por cor ou raça, do mesmo modo. Onde essas
          células têm menos da metade dos vínculos das mulheres, não há resultado. Onde o arquivo do
          ano não traz a jornada, as células são de ocupação, idade e escolaridade. A comparação
          descreve: o que sobra dela não é só discriminação, e o que ela desconta também pode ser.
        </dd>
        <dt>Curva</dt>
        <dd>
          Vai de um limite ao outro, em classes de mesma razão, das quais cabem 100 entre 0,3 e 150
          salários mínimos, com as contagens arredondadas a dezenas. Com menos de 2.000 vínculos, as
          classes são mais largas. Os poucos vínculos além dos limites contam na primeira e na
          última.
        </dd>
        <dt>Comparações</dt>
        <dd>
          Ao lado de um valor estão os dos mesmos filtros sem o lugar, sem a ocupação ou sem o
          setor, cada um sob o mesmo sigilo. Não aparece a comparação que teria os mesmos vínculos,
          e dados de alguns estados não são chamados de Brasil. Quanto um valor passa de outro só se
          diz onde o arredondamento dos dois é de 2,5% ou menos; senão, diz-se qual é o maior, se o
          arredondamento não o deixa em dúvida.
        </dd>
        <dt>Onde estou?</dt>
        <dd>
          O valor digitado é comparado, no navegador, com os percentis publicados, e não é enviado
          nem guardado. Entre dois percentis, a parte dos vínculos é estimada em linha reta e
          arredondada a décimos: por isso, “cerca de”. O valor por hora é multiplicado pelas horas
          contratadas por semana e por 52, e dividido por 12.
        </dd>
      </dl>
    </>
  );
}
