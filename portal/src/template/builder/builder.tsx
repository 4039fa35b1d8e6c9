import { Tabs } from '@observatorio/widgets/tabs';
import { useState } from 'react';
import { useT } from '../../i18n/use-t';
import {
  applyLayoutConfig,
  type LayoutConfig,
  resetLayoutConfig,
  useLayoutConfig,
} from '../../shell/layout-config';
import { TemplatePage } from '../frame/template-page';
import { readActiveTab, writeActiveTab } from './active-tab';
import { type BuilderTab, builderOptions, tabLabels } from './builder-options';
import { GeneratedConfig } from './generated-config';
import { OptionField } from './option-field';

/** The parts of the layout that the builder changes. */
type Parts = Pick<LayoutConfig, BuilderTab>;

interface OptionFieldsProps {
  tab: BuilderTab;
  parts: Parts;
  onChange: (parts: Parts) => void;
}

function OptionFields({ tab, parts, onChange }: OptionFieldsProps) {
  const t = useT();
  return Object.entries(builderOptions[tab]).map(([option, label]) => (
    <OptionField
      key={option}
      option={option}
      label={t(label)}
      value={Reflect.get(parts[tab], option)}
      onChange={(value) => onChange({ ...parts, [tab]: { ...parts[tab], [option]: value } })}
    />
  ));
}

const partsOf = ({ header, subheader, content, aside, footer }: LayoutConfig): Parts => ({
  header,
  subheader,
  content,
  aside,
  footer,
});

/** The layout builder: the options of each part of the page, and the resulting configuration. */
export function Component() {
  const t = useT();
  const [tab, setTab] = useState(readActiveTab);
  const stored = useLayoutConfig();
  const [parts, setParts] = useState<Parts>(() => partsOf(stored));
  const open = (name: BuilderTab) => {
    setTab(name);
    writeActiveTab(name);
  };
  const tabs = Object.fromEntries(
    Object.entries(tabLabels).map(([name, label]) => [name, t(label)]),
  ) as Record<BuilderTab, string>;
  return (
    <TemplatePage title={t('builder.title')}>
      <p className="quiet">{t('builder.intro')}</p>
      <Tabs label={t('builder.title')} tabs={tabs} value={tab} onChange={open}>
        <OptionFields tab={tab} parts={parts} onChange={setParts} />
      </Tabs>
      <p className="template-actions">
        <button type="button" className="button" onClick={() => applyLayoutConfig(parts)}>
          {t('builder.preview')}
        </button>
        <button type="button" className="button plain" onClick={resetLayoutConfig}>
          {t('builder.reset')}
        </button>
      </p>
      <GeneratedConfig layout={{ ...stored, ...parts }} />
    </TemplatePage>
  );
}
