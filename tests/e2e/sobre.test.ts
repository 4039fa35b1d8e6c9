import { expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

const portal = visitPortal();

it('credits its sources, and lists the data in service', async () => {
  const { page } = portal;
  await page.goto(`${portal.origin}/sobre`);
  const row = page.locator('.source-table').getByRole('row', { name: /^RAIS/ });
  expect(await row.innerText()).toMatch(/2019\s+Demonstração/);
  expect(await page.getByRole('link', { name: 'CC BY 4.0' }).getAttribute('href')).toContain(
    'creativecommons.org/licenses/by/4.0',
  );
});
