import { contato } from '@observatorio/pages/contato';
import { paths } from '@observatorio/pages/paths';
import { Link } from 'react-router';
import { config } from '../base/config';
import { PageHeading } from '../shell/page-heading';

export function Component() {
  return (
    <div className="page prose-page">
      <PageHeading title={contato.title} description={contato.description}>
        {contato.lead}
      </PageHeading>
      <h2>Por e-mail</h2>
      <p>
        Escreva para <a href={`mailto:${config.contact}`}>{config.contact}</a>. Para que a resposta
        venha mais depressa, diga:
      </p>
      <ul>
        <li>o endereço da página, que guarda os filtros escolhidos;</li>
        <li>o que esperava ver e o que viu;</li>
        <li>em que aparelho e navegador, se algo não funcionou.</li>
      </ul>
      <p>Não envie documentos nem dados pessoais de outras pessoas.</p>
      <h2>Antes de escrever</h2>
      <ul>
        <li>
          De onde vêm os números e como são calculados: <Link to={paths.sobre}>Sobre</Link>.
        </li>
        <li>
          Se o site está lento ou sem dados: <Link to={paths.monitor}>Monitor</Link>.
        </li>
        <li>
          Que dados seus o site guarda: <Link to={paths.terms}>Termos de uso e privacidade</Link>.
        </li>
      </ul>
      <h2>Quem mantém</h2>
      <p>
        {config.ministry}
        <br />
        {config.agency}
      </p>
    </div>
  );
}
