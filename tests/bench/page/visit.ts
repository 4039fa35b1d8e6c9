import type { Browser, CDPSession } from 'playwright-core';

/** First visit to a page over a slow connection, on a slow phone. Times are in ms. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /**
   * Time at which every card shows its table or figures and every chart in the viewport is drawn.
   */
  drawn: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Total blocking time: the sum of each long task's time beyond 50 ms. */
  blocked: number;
  longestTask: number;
  requests: number;
  /** Kilobytes transferred over the network, compressed and including headers. */
  kilobytes: number;
}

/** Lighthouse's mobile preset: 1.6 Mbit/s, 150 ms latency, 4× CPU throttling. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const SLOWDOWN = 4;

const TIMEOUT = 60_000;

/** Time to wait after drawing for late layout shifts, tasks and requests, in ms. */
const QUIET = 1500;

/**
 * Script injected into the page. It is a string because tsx-compiled functions call a helper that
 * the page does not define. `drawnAt` returns false until every tag has its data and every chart in
 * the viewport is drawn, then the time since navigation. Charts outside the viewport are drawn
 * lazily.
 */
const watch = `
  window.visit = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, longestTask: 0 };
  const observe = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see))
    .observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => { visit.largestPaint = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) visit.shift += value; });
  observe('longtask', ({ duration }) => {
    visit.blocked += duration - 50;
    visit.longestTask = Math.max(visit.longestTask, duration);
  });
  const isInView = (box) => {
    const { width, top } = box.getBoundingClientRect();
    return width > 0 && top < innerHeight;
  };
  const waits = ({ shadowRoot }) => !shadowRoot
    || shadowRoot.querySelector('.skeleton, .unmounted')
    || [...shadowRoot.querySelectorAll('.obs-chart-box')].some((box) =>
      isInView(box) && !box.querySelector('canvas, svg'));
  window.drawnAt = () => {
    const tags = [...document.querySelectorAll('#portal *')]
      .filter(({ localName }) => localName.includes('-'));
    const isPage = document.querySelector('#portal h1') && !document.querySelector('.page-loading');
    return isPage && !tags.some(waits) && performance.now();
  };`;

/** Counts a page's requests and transferred kilobytes. */
function countTraffic(session: CDPSession): Pick<Visit, 'requests' | 'kilobytes'> {
  const traffic = { requests: 0, kilobytes: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.kilobytes += encodedDataLength / 1000;
  });
  return traffic;
}

/** Visits an address in a new context with empty caches, as on a first visit. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const traffic = countTraffic(session);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
  const drawn = await page.waitForFunction(() => Reflect.get(window, 'drawnAt')(), undefined, {
    timeout: TIMEOUT,
  });
  const time = Number(await drawn.jsonValue());
  await page.waitForTimeout(QUIET);
  const seen = await page.evaluate<Omit<Visit, 'drawn' | 'requests' | 'kilobytes'>>('visit');
  await context.close();
  return { ...seen, drawn: time, ...traffic };
}
