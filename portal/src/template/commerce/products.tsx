import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../i18n/use-t';
import { TemplatePage } from '../frame/template-page';
import { listModel } from '../lists/list-model';
import { ListView } from '../lists/list-view';
import { productList } from './definitions';
import { demoShop } from './demo-data';
import { ProductPage } from './product-page';

function ProductList() {
  const t = useT();
  const [model] = useState(() => listModel('products', demoShop.products));
  return (
    <TemplatePage title={t(productList.title)}>
      <ListView
        definition={productList}
        model={model}
        setStatus={model.setStatus}
        renderLinks={({ id }) => <Link to={`?id=${id}`}>{t('product.details')}</Link>}
      />
    </TemplatePage>
  );
}

/** The product list of the demo shop, or the product given in the URL. */
export function Component() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <ProductList /> : <ProductPage key={id} id={id} />;
}
