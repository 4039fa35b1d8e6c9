import { fewLinks } from '@observatorio/language';
import { useLoadedManifest } from '../base/use-manifest';
import { AboutHeading } from './about-sections';

/** Explains how pay is measured, and how it is published without revealing individual pay. */
export function PayMethod() {
  const [manifest] = useLoadedManifest();
  const few = fewLinks({ limit: typeof manifest === 'string' ? undefined : manifest.limiteSigilo });
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
        <dt>Curva</dt>
        <dd>
          Vai de um limite ao outro, em classes de mesma razão, das quais cabem 100 entre 0,3 e 150
          salários mínimos, com as contagens arredondadas a dezenas. Com menos de 2.000 vínculos, as
          classes são mais largas. Os poucos vínculos além dos limites contam na primeira e na
          última.
        </dd>
      </dl>
    </>
  );
}
