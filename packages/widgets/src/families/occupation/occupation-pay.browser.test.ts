import { expect, it } from 'vitest';
import { elementIn } from '../../testing/element-in';
import { guardPage, mount, newFixtureApi, waitUntil } from '../../testing/harness';
import { occupationElements } from './occupation-elements';

const occupationPay = elementIn(occupationElements, 'occupation-pay');

guardPage();

/** Mounts a card with a pending request and a fallback sentence, in a group with an occupation. */
async function mountWithSentence() {
  const api = newFixtureApi('silent');
  const mounted = mount(occupationPay, api);
  mounted.element.innerHTML = '<p>Em 2019: 1.000 vínculos.</p>';
  const showsSentence = () => mounted.element.firstElementChild?.checkVisibility() ?? false;
  const showsCard = () => Boolean(mounted.root.querySelector('[part=card]')?.checkVisibility());
  await waitUntil(() => expect(api.requests).not.toEqual([]));
  expect([showsSentence(), showsCard()]).toEqual([true, false]);
  return { ...mounted, api, showsSentence, showsCard };
}

it("shows the fallback sentence until the occupation's data arrive", async () => {
  const { api, showsSentence, showsCard } = await mountWithSentence();
  api.mode = 'ok';
  await waitUntil(() => expect([showsSentence(), showsCard()]).toEqual([false, true]));
});

it('replaces the sentence with an invitation when the group has no occupation', async () => {
  const { root, group, showsSentence, showsCard } = await mountWithSentence();
  group.setDefaults({});
  group.clear();
  await waitUntil(() => expect([showsSentence(), showsCard()]).toEqual([false, true]));
  expect(root.textContent).toContain(occupationPay.area.requiredFilter?.invitation.title);
});
