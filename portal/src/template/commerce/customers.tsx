import { useState } from 'react';
import { useT } from '../../i18n/use-t';
import { TemplatePage } from '../frame/template-page';
import { listModel } from '../lists/list-model';
import { ListView } from '../lists/list-view';
import { customerList } from './definitions';
import { demoShop } from './demo-data';

/** The demo shop's customer list. */
export function Component() {
  const t = useT();
  const [model] = useState(() => listModel('customers', demoShop.customers));
  return (
    <TemplatePage title={t(customerList.title)}>
      <ListView definition={customerList} model={model} setStatus={model.setStatus} />
    </TemplatePage>
  );
}
