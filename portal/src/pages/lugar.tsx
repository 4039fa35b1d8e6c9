import { placePath, regionOfState, regions, states } from '@observatorio/domain';
import { lugar } from '@observatorio/pages/lugar';
import { Link } from 'react-router';
import { PageHeading } from '../shell/page-heading';
import './place-page.css';

/** The way to the page of every place. */
export function Component() {
  return (
    <div className="page">
      <PageHeading title={lugar.title}>{lugar.lead}</PageHeading>
      <p>
        <Link to={placePath('', 'Brasil')}>Brasil</Link>
      </p>
      {regions.map((region) => (
        <section key={region.code}>
          <h2>
            <Link to={placePath(region.code, region.label)}>Região {region.label}</Link>
          </h2>
          <ul className="place-list">
            {states
              .filter(({ code }) => regionOfState(code) === region.code)
              .map(({ code, label }) => (
                <li key={code}>
                  <Link to={placePath(code, label)}>{label}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
