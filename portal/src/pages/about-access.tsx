import { paths } from '@observatorio/pages/paths';
import { Link } from 'react-router';
import { AboutHeading } from './about-sections';

/** The accessibility statement. */
export const AboutAccess = () => (
  <>
    <AboutHeading id="acessibilidade" />
    <p>
      O Observatório segue as diretrizes WCAG 2.2, níveis A e AA, e o modelo eMAG 3.1. Os testes do
      projeto verificam cada elemento por programa, nos temas claro, escuro e de alto contraste; não
      houve ainda avaliação por um órgão independente.
    </p>
    <ul>
      <li>
        Tudo o que o mouse faz, o teclado faz. Cada gráfico tem uma tabela com os mesmos números.
      </li>
      <li>
        Atalhos: Alt+1 leva ao conteúdo, Alt+2 ao menu, Alt+3 à busca e Alt+4 ao rodapé, onde o
        navegador não usa essas teclas para si; a tecla / também leva à busca.
      </li>
      <li>Tema e tamanho do texto se escolhem no alto da página, no painel rápido.</li>
      <li>A página funciona com ampliação de até 400% e sem movimento, se o sistema assim pede.</li>
    </ul>
    <p>
      Limitações conhecidas: os mapas e gráficos são imagens, e a tabela é o caminho de quem usa
      leitor de tela; os arquivos CSV não têm marcação. Se algo impede o seu uso,{' '}
      <Link to={paths.contato}>fale conosco</Link>.
    </p>
  </>
);
