import { editionsFor } from '@observatorio/contract';
import { paths } from '@observatorio/pages/paths';
import { titles } from '@observatorio/pages/titles';
import { useState } from 'react';
import { Link } from 'react-router';
import { basePath } from '../base/base-path';
import { useLoadedManifest } from '../base/use-manifest';
import { citation } from '../report/citation';
import { AboutHeading } from './about-sections';

/** The page cited in the example. */
const EXAMPLE = { title: titles.mapa, path: `${paths.mapa}?uf=35` };

/** How to cite the portal, its licences and credits. */
export function AboutUse() {
  const [manifest] = useLoadedManifest();
  const [date] = useState(() => new Date());
  const editions = typeof manifest === 'string' ? [] : editionsFor(manifest, ['rais']);
  const url = new URL(basePath + EXAMPLE.path, location.href).href;
  return (
    <>
      <AboutHeading id="citacao" />
      <p>
        O endereço de cada página guarda os filtros escolhidos: quem o abre vê os mesmos números. Em
        “Relatórios”, no alto de cada página com dados, há um arquivo ZIP com as tabelas, as fontes
        e a citação. Um exemplo:
      </p>
      <blockquote>{citation({ title: EXAMPLE.title, url, date, editions })}</blockquote>
      <AboutHeading id="incorporar" />
      <p>
        Cada cartão pode aparecer em outra página, com os filtros que você escolher e os dados em
        dia: <Link to={paths.incorporar}>escolha um gráfico e copie o código</Link>.
      </p>
      <AboutHeading id="licencas" />
      <ul>
        <li>
          O código do Observatório tem a licença MIT; as licenças das bibliotecas que ele usa estão
          em <a href={`${basePath}/THIRD-PARTY-LICENSES.txt`}>THIRD-PARTY-LICENSES.txt</a>.
        </li>
        <li>
          RAIS, CBO, censos da educação, Catálogo Nacional de Cursos Técnicos e e-MEC são dados
          públicos do governo federal; cite o órgão e o ano.
        </li>
        <li>Os dados de demonstração, inventados pelo projeto, são de domínio público.</li>
        <li>Cada tabela de indicadores tem a sua licença, que os seus cartões dizem.</li>
        <li>
          Formas dos mapas: pacote <code>mapa-brasil</code>; nomes e códigos dos municípios: pacote{' '}
          <code>municipios-brasil</code>, a partir do IBGE. Ordem das cidades nas listas: população
          no Censo de 2022, do IBGE.
        </li>
        <li>Letra: Poppins, sob a licença SIL Open Font License.</li>
      </ul>
    </>
  );
}
