import { Tabs } from '@observatorio/widgets/tabs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t';
import { TemplatePage } from '../frame/template-page';
import { editedValue } from '../lists/list-fields';
import { listModel } from '../lists/list-model';
import { ListView } from '../lists/list-view';
import { productList, remarkList, specificationList } from './definitions';
import { demoShop } from './demo-data';
import type { Product } from './entities';

interface OfProduct {
  /** Id of the product as a string, as in filters. */
  productId: string;
}

function Remarks({ productId }: OfProduct) {
  const [model] = useState(() => listModel('remarks', demoShop.remarks));
  return (
    <ListView
      definition={remarkList}
      model={model}
      setStatus={model.setStatus}
      fixed={{ productId }}
    />
  );
}

function Specifications({ productId }: OfProduct) {
  const [model] = useState(() => listModel('specifications', demoShop.specifications));
  return <ListView definition={specificationList} model={model} fixed={{ productId }} />;
}

function Details({ product }: { product: Product }) {
  const t = useT();
  return (
    <dl className="template-details">
      {productList.fields.map((field) => {
        const value = editedValue(product, field);
        const label = field.values?.[value];
        return (
          <div key={field.name}>
            <dt>{t(field.label)}</dt>
            <dd>{label ? t(label) : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

type Tab = 'details' | 'remarks' | 'specifications';

function ProductTabs({ product }: { product: Product }) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('details');
  const productId = String(product.id);
  const panels = {
    details: <Details product={product} />,
    remarks: <Remarks productId={productId} />,
    specifications: <Specifications productId={productId} />,
  };
  const tabs = {
    details: t('product.details'),
    remarks: t(remarkList.title),
    specifications: t(specificationList.title),
  };
  return (
    <Tabs label={productList.nameOf(product)} tabs={tabs} value={tab} onChange={setTab}>
      {panels[tab]}
    </Tabs>
  );
}

/** A product of the demo shop with its remarks and specifications. */
export function ProductPage({ id }: { id: string }) {
  const t = useT();
  const [model] = useState(() => listModel('products', demoShop.products));
  const { itemForEdit: product, error } = useSyncExternalStore(model.subscribe, model.get);
  useEffect(() => {
    void model.fetchItem(Number(id));
  }, [model, id]);
  const one = t(productList.one);
  return (
    <TemplatePage title={product ? productList.nameOf(product) : one}>
      <p>
        <Link to="/e-commerce/products">{t(productList.title)}</Link>
      </p>
      {product && <ProductTabs product={product} />}
      {!product && (
        <output>{error ? t('validation.notFound', { name: one }) : t('list.wait')}</output>
      )}
    </TemplatePage>
  );
}
