import { chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { startOtherSite } from '../support/other-site';
import { reactBundle } from '../support/react-bundle';
import { startRealServer } from '../support/real-server';
const server = await startRealServer();
const L = server.origin;
const site = await startOtherSite(`default-src 'none'; script-src ${L} 'self'; style-src ${L}; connect-src ${L}; font-src ${L}`);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
async function open(head: string, body: string) {
  site.put('/', `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 2400 } }); page.setDefaultTimeout(5000);
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 600))); page.on('pageerror', (e) => console.log('ERR', String(e.stack).slice(0, 800)));
  await page.goto(site.origin + '/'); return page;
}
try {
  const p = await open(`<script src="${L}/widgets/cdn/observatorio.js" defer></script>`, '<labour-map></labour-map><labour-gender></labour-gender><labour-summary></labour-summary>');
  await p.locator('labour-gender canvas').waitFor();
  const g = p.locator('labour-gender');
  await g.getByRole('button', { name: 'Opções do cartão' }).click(); await g.getByRole('menuitem', { name: 'Ver como tabela' }).click();
  await g.getByRole('button', { name: 'Mulheres', exact: true }).click(); await p.waitForTimeout(1500);
  console.log(await g.locator('table').innerHTML().catch(String));
  await p.screenshot({ path: '/tmp/e1.png' });
  await g.getByRole('button', { name: /limpar/i }).click().catch((e) => console.log(String(e).slice(0, 200)));
  const m = p.locator('labour-map'); p.on('request', (r) => console.log('REQ', r.url()));
  await m.getByRole('button', { name: 'Opções do cartão' }).click(); await m.getByRole('menuitem', { name: 'Ver como tabela' }).click();
  await m.getByRole('button', { name: 'São Paulo', exact: true }).click(); await p.waitForTimeout(1500);
  await m.getByRole('button', { name: 'Opções do cartão' }).click(); await m.getByRole('menuitem', { name: 'Ver como gráfico' }).click(); await p.waitForTimeout(1500);
  await p.screenshot({ path: '/tmp/e2.png' });
  const src = await (await fetch(L + '/widgets/cdn/observatorio.js')).text();
  console.log(src.length, src.match(/[^;]{0,100}municipalities-\$\{[^;]{0,60}/)?.[0], src.match(/.{30}import\([^)]*municipalities-35[^)]*\)/)?.[0]);
  console.log(await p.evaluate((l) => import(l + '/widgets/cdn/maps/municipalities-35.js').then((m) => Object.keys(m), String), L));
} catch (e) { console.log(String(e)); }
try {
  site.put('/application.js', await reactBundle(['register']));
  const p = await open('<script src="/application.js" defer></script>', `<labour-gender api="${L}"></labour-gender>`);
  await p.waitForTimeout(2000); await p.screenshot({ path: '/tmp/e3.png' });
  console.log(await p.evaluate(() => [customElements.get('labour-gender') !== undefined, document.querySelector('labour-gender')?.shadowRoot?.innerHTML.slice(0, 300)]));
} catch (e) { console.log(String(e)); }
await browser.close(); await site.close(); await server.close(); process.exit(0);
