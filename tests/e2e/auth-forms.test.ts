import type { Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitPortal } from '../support/portal';

// The browser logs an error for each failed request.
const portal = visitPortal({ expected: /Failed to load resource/ });

const field = (name: string) => portal.page.getByLabel(name, { exact: true });

/** Returns the validation message under a field. */
const feedback = async (name: string): Promise<string> => {
  const id = await field(name).getAttribute('aria-describedby');
  return portal.page.locator(`[id="${id}"]`).innerText();
};

/** Opens a page in English. */
async function open(path: string): Promise<void> {
  await portal.page.addInitScript(() => {
    localStorage.setItem('i18nConfig', '{"selectedLang":"en"}');
  });
  await portal.page.goto(portal.origin + path);
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(name).fill(value);
    await field(name).blur();
  }
}

const submit = (name: string) => portal.page.getByRole('button', { name });

/**
 * Mocks an API path with successive responses and collects the request bodies. The last response
 * repeats; an undefined one aborts the request.
 */
async function answer(path: string, ...answers: Parameters<Route['fulfill']>[0][]) {
  const bodies: unknown[] = [];
  await portal.page.route(`**/api/${path}`, (route: Route, request: Request) => {
    bodies.push(request.postDataJSON());
    const next = answers[Math.min(bodies.length, answers.length) - 1];
    return next ? route.fulfill(next) : route.abort();
  });
  return bodies;
}

const refusal = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, title: 'Recusado' }),
});

/** A token that expires in the year 5138. */
const accessToken = `e30.${btoa('{"exp":99999999999}')}.x`;
const token = { json: { accessToken } };
const user = { json: { fullname: 'Ana', email: 'ana@exemplo.br', username: 'ana' } };

const ana = { Email: 'ana@exemplo.br', Password: 'segredo' };

describe('the login form', () => {
  it('validates its fields once they are touched', async () => {
    await open('/auth');
    await portal.page.waitForURL('**/auth/login');
    expect(await feedback('Email')).toBe('Please enter Email');
    await fill({ Email: '' });
    expect(await feedback('Email')).toBe('Required field');
    expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await feedback('Password')).toBe('Please enter Password');
    await fill({ Email: 'ana' });
    expect(await feedback('Email')).toBe('Wrong email format');
    await fill({ Email: 'ana@exemplo.br', Password: 'ab' });
    expect(await feedback('Email')).toBe('Email was entered correct');
    expect(await field('Email').getAttribute('aria-invalid')).toBe('false');
    expect(await feedback('Password')).toBe('Minimum 3 symbols');
    await fill({ Password: 'x'.repeat(51) });
    expect(await feedback('Password')).toBe('Maximum 50 symbols');
  });

  it('focuses the first invalid field instead of submitting', async () => {
    await open('/auth/login');
    const sent = await answer('auth/login', refusal(401));
    await fill({ Email: 'ana@exemplo.br' });
    await submit('Sign In').click();
    await expect.poll(() => feedback('Password')).toBe('Required field');
    expect(await field('Password').evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await portal.page.getByRole('alert').allInnerTexts()).toContain('Required field');
    expect(sent).toEqual([]);
  });

  it('explains wrong credentials, too many attempts, server errors and a lost connection', async () => {
    await open('/auth/login');
    const answers = [
      refusal(401),
      refusal(429, { 'retry-after': '180' }),
      refusal(503),
      undefined,
    ] as const;
    const sent = await answer('auth/login', ...answers);
    await fill(ana);
    for (const message of [
      'The login detail is incorrect',
      'Too many attempts. Try again in 3 minutes.',
      'The server could not process the request. Try again later.',
      'The server could not be reached. Check your connection and try again.',
    ]) {
      await submit('Sign In').click();
      await portal.page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    }
    expect(sent).toEqual(answers.map(() => ({ email: ana.Email, password: ana.Password })));
  });

  it('sends one request at a time, stores the session and opens the home page', async () => {
    await open('/auth/login');
    const { page } = portal;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let count = 0;
    await page.route('**/api/auth/login', async (route) => {
      count += 1;
      await released;
      await route.fulfill(token);
    });
    await answer('me', user);
    await fill(ana);
    await submit('Sign In').click();
    await submit('Please wait...').click({ force: true });
    await field('Password').press('Enter');
    release();
    await page.waitForURL('**/home');
    expect(count).toBe(1);
    const stored = await page.evaluate(() => localStorage.getItem('observatorio-auth-v1'));
    expect(JSON.parse(stored ?? '')).toMatchObject({
      authToken: accessToken,
      user: { fullname: 'Ana' },
    });
    await page.goto(`${portal.origin}/auth/login`);
    await page.getByText('Hi, Ana').waitFor();
  });
});

describe('the registration form', () => {
  const values = {
    Fullname: ' Ana Lima ',
    Email: 'ana@exemplo.br',
    Username: 'ana',
    Password: 'segredo',
    'Confirm Password': 'segredo',
  };
  const terms = 'I agree to the terms and conditions';

  it('cannot be submitted until the terms are accepted and the passwords match', async () => {
    await open('/auth/registration');
    const sent = await answer('auth/register', refusal(409), token);
    await answer('me', user);
    await fill({ ...values, 'Confirm Password': 'outra' });
    expect(await feedback('Confirm Password')).toBe("Password and Confirm Password didn't match");
    await fill({ Password: 'outra' });
    await expect
      .poll(() => feedback('Confirm Password'))
      .toBe('Confirm Password was entered correct');
    await fill({ Password: 'segredo', 'Confirm Password': 'segredo' });
    expect(await submit('Submit').isDisabled()).toBe(true);
    await field(terms).check();
    expect(await submit('Submit').isEnabled()).toBe(true);
    await field(terms).uncheck();
    await field(terms).blur();
    expect(await feedback(terms)).toBe('You must accept the terms and conditions');
    expect(await submit('Submit').isDisabled()).toBe(true);
    await field(terms).check();
    await submit('Submit').click();
    await portal.page.getByText('The login detail is incorrect').waitFor();
    await submit('Submit').click();
    await portal.page.waitForURL('**/home');
    const registration = {
      fullname: 'Ana Lima',
      email: 'ana@exemplo.br',
      username: 'ana',
      password: 'segredo',
    };
    expect(sent).toEqual([registration, registration]);
  });

  it('says that the account waits for the link in an e-mail', async () => {
    await open('/auth/registration');
    await answer('auth/register', { status: 202 });
    await fill(values);
    await field(terms).check();
    await submit('Submit').click();
    await portal.page.getByText('We have sent an email to the address you entered.').waitFor();
    expect(new URL(portal.page.url()).pathname).toBe('/auth/login');
  });

  it('can show the passwords, and links to the terms', async () => {
    await open('/auth/registration');
    await fill({ Password: 'segredo' });
    expect(await field('Password').getAttribute('type')).toBe('password');
    await submit('Show password: Password').first().click();
    expect(await field('Password').getAttribute('type')).toBe('text');
    const link = portal.page.getByRole('link', { name: 'Read the terms and conditions' });
    expect(await link.getAttribute('href')).toBe('/terms');
  });
});

describe('the password reset', () => {
  it('reports an unknown address, and otherwise returns to the login page', async () => {
    await open('/auth/forgot-password');
    const sent = await answer('auth/forgot-password', refusal(404), { status: 204 });
    await fill({ Email: 'ninguem@exemplo.br' });
    await submit('Submit').click();
    await portal.page.getByText('The requested ninguem@exemplo.br is not found').waitFor();
    await submit('Submit').click();
    await portal.page.waitForURL('**/auth/login');
    await portal.page.getByText('If there is an account with this email').waitFor();
    expect(sent).toEqual([{ email: 'ninguem@exemplo.br' }, { email: 'ninguem@exemplo.br' }]);
  });

  it('sets a new password with the token from a link, and reports an invalid link', async () => {
    await open('/auth/reset-password?token=a%2Bb');
    const sent = await answer('auth/reset-password', refusal(400), { status: 204 });
    await fill({ Password: 'segredo', 'Confirm Password': 'segredo' });
    await submit('Submit').click();
    await portal.page.getByText('Link is not valid').waitFor();
    await submit('Submit').click();
    await portal.page.waitForURL('**/auth/login');
    await portal.page.getByText('Your password has been changed').waitFor();
    expect(sent[0]).toEqual({ token: 'a+b', password: 'segredo' });
    await portal.page.goto(`${portal.origin}/auth/reset-password`);
    await portal.page.getByText('Link is not valid').waitFor();
  });
});

it('works with the real API', async () => {
  const { page } = portal;
  const email = `o'hara.${Date.now()}+1@exemplo.gov.br`;
  await open('/auth/registration');
  await fill({
    Fullname: 'Ana O’Hara 😀',
    Email: email,
    Username: email.slice(0, 20),
    Password: 'çãé',
    'Confirm Password': 'çãé',
  });
  await field('I agree to the terms and conditions').check();
  await submit('Submit').click();
  await page.waitForURL('**/home');
  await page.evaluate(() => localStorage.removeItem('observatorio-auth-v1'));

  await page.goto(`${portal.origin}/auth/login`);
  await fill({ Email: email, Password: 'cae' });
  await submit('Sign In').click();
  await page.getByText('The login detail is incorrect').waitFor();
  await fill({ Password: 'çãé' });
  await submit('Sign In').click();
  await page.waitForURL('**/home');

  for (const known of [email, `x${email}`]) {
    await page.goto(`${portal.origin}/auth/forgot-password`);
    await fill({ Email: known });
    await submit('Submit').click();
    await page.getByText('If there is an account with this email').waitFor();
  }

  await page.goto(`${portal.origin}/auth/reset-password?token=unknown`);
  await fill({ Password: 'çãé', 'Confirm Password': 'çãé' });
  await submit('Submit').click();
  await page.getByText('Link is not valid').waitFor();
});
