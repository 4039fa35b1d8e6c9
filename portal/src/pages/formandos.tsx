import { type Filters, graduate } from '@observatorio/contract';
import { pageTitles } from '@observatorio/domain';
import { graduateArea } from '@observatorio/widgets/areas';
import { config } from '../base/config';
import { registerElements } from '../base/register-elements';
import { useElements } from '../base/use-elements';
import { useGroup } from '../base/use-group';
import { Coverage } from '../shell/coverage';
import { PageHeading } from '../shell/page-heading';

const defaults = { ano: [config.year] };

const sourcesOf = (filters: Filters) => [graduate.byState.source(filters)];

export function Component() {
  useElements(registerElements.graduate);
  useGroup(graduateArea, defaults);
  return (
    <div className="page">
      <PageHeading
        title={pageTitles['/formandos']}
        area={graduateArea}
        coverage={<Coverage area={graduateArea} sourcesOf={sourcesOf} />}
      >
        Matrículas, concluintes e vagas dos cursos técnicos e superiores. Clique em um gráfico para
        filtrar todos os outros.
      </PageHeading>
      <div className="page-filters">
        <graduate-filters />
      </div>
      <div className="grid">
        <graduate-map class="span-7 rows-2" />
        <graduate-categories class="span-5 short" />
        <graduate-category-detail class="span-5 short" />
        <graduate-axes class="span-7" />
        <graduate-degree-types class="span-5 short" />
        <graduate-funding class="span-5 short" />
        <graduate-courses class="span-7" />
        <graduate-modality class="span-5" />
      </div>
    </div>
  );
}
