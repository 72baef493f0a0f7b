import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { remember } from '@app/server/static/remember';
import { escapeHtml } from '@app/build/pageHtml';
import { markedBrand } from '@app/build/markedBrand';
import { factInPage, markFact, providerFacts, writeFacts } from '@app/server/static/providerFacts';
import { builtProvider, stateProvider, type Provider } from '@app/server/static/stateProvider';
import { brand } from '@/brand';
import { byLocale, locales, localeTags, type Locale } from '@/i18n/locale';

const entity = {
  name: { ru: 'ИП "Орлов & сын"', en: 'Orlov & Son' },
  address: { ru: 'Тверь, улица Мира, 1', en: '1 Mira street, Tver' },
  inn: '695001234567',
  kpp: '',
  ogrn: '326690000000018',
  email: 'help@orlov.example',
  phone: '+7 4822 00-00-01',
};
const other: Provider = { names: byLocale(() => 'Zenith & "Co"'), entity };

/** A page with everything that the landing page and the legal documents state. */
function page(locale: Locale) {
  const { requisites, support, name, legalEntity } = markedBrand;
  const kpp = locale === 'ru' ? 'КПП' : 'KPP';
  const body = renderToStaticMarkup(
    <p aria-label={name[locale]}>
      <b>{name[locale]}</b> {legalEntity[locale]}, ИНН {requisites.inn}, {`${kpp} ${requisites.kpp}`}, ОГРН{' '}
      {requisites.ogrn}, {requisites.address[locale]} <a href={`mailto:${support.email}`}>{support.email}</a>
      <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>
        {support.phone}
      </a> {`1${brand.requisites.inn}`}{' '}
      {brand.name[locale]}
    </p>,
  );
  const title = `<title>${escapeHtml(`Page · ${name[locale]}`)}</title>`;
  return `<html lang="${localeTags[locale]}">${title}<body>${writeFacts(body)}</body></html>`;
}

describe.each(locales)('in %s', (locale) => {
  const name = brand.name[locale];
  const html = stateProvider(page(locale), other);

  // tests: ENTITY-04
  it('states the entity of the settings, escaped', () => {
    const { requisites, support, legalEntity } = brand;
    for (const built of [legalEntity[locale], requisites.ogrn, requisites.kpp, requisites.address[locale]])
      expect(html).not.toContain(built);
    expect(html).not.toMatch(/КПП|KPP/);
    expect(html).not.toContain(support.email);
    expect(html).not.toContain(support.phone);
    expect(html).toContain(locale === 'ru' ? 'ИП &quot;Орлов &amp; сын&quot;' : 'Orlov &amp; Son');
    expect(html).toContain(`ИНН ${entity.inn}`);
    expect(html).toContain('href="mailto:help@orlov.example"');
    expect(html).toContain('href="tel:+74822000001"');
    // Text that only contains the build's number.
    expect(html).toContain(`1${requisites.inn}`);
  });

  // tests: ENTITY-05
  it('bears the name of the settings, escaped, in title, text and labels, and keeps equal words of the text', () => {
    const escaped = 'Zenith &amp; &quot;Co&quot;';
    expect(html).toContain(`<title>Page · ${escaped}</title>`);
    expect(html).toContain(`<p aria-label="${escaped}"><b>${escaped}</b>`);
    expect(html).toContain(` ${name}</p>`);
  });

  // tests: ENTITY-05
  it('keeps the entity of the build, whose name contains that of the portal', () => {
    const renamed = stateProvider(page(locale), { ...builtProvider, names: other.names });
    expect(renamed).toContain(`</b> ${factInPage('entity', brand.legalEntity[locale])}, `);
  });

  // tests: ENTITY-05
  test.each([
    [builtProvider, ''],
    [{ ...builtProvider, names: other.names }, ' data-brand-name="Zenith &amp; &quot;Co&quot;"'],
    [
      { ...builtProvider, entity },
      ' data-support-email="help@orlov.example" data-support-phone="+7 4822 00-00-01"',
    ],
  ])('marks the document for the app by what differs from the build', (provider, marks) => {
    expect(stateProvider(page(locale), provider)).toContain(`<body${marks}>`);
  });

  // tests: ENTITY-04
  it('is the page of the build where the settings are those of the build', () => {
    expect(stateProvider(page(locale), builtProvider)).toBe(page(locale));
  });
});

const decode = (html: string) =>
  html.replaceAll(/&#x([\da-f]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

// tests: ENTITY-05
it.each(["O'Neill & <Sons> «A\u00a0B» 🚀", 'The'])('writes the fact %s alike after any renderer', (name) => {
  const fact = markFact('name', name);
  const serialized = fact
    .replace('&', '&amp;')
    .replace('\u00a0', '&nbsp;')
    .replace('<', '&lt;')
    .replace('>', '&gt;');
  const written = factInPage('name', name);
  expect(decode(written)).toBe(name);
  for (const html of [escapeHtml(fact), writeFacts(renderToStaticMarkup(fact)), writeFacts(serialized)])
    expect(html).toBe(written);
});

// tests: ENTITY-05
it('writes equal texts of different facts differently', () => {
  const written = providerFacts.map((fact) => factInPage(fact, 'Zenith'));
  for (const one of written) expect(written.filter((other) => other.includes(one))).toEqual([one]);
});

// tests: ENTITY-04
it('reads the database once a minute, waits for it, and keeps the last value while it is away', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const away = new Error('away');
  const read = vi.fn<() => Promise<typeof entity>>().mockRejectedValueOnce(away);
  const onFailure = vi.fn();
  const current = remember(read, { deadlineMs: 1000, onFailure });
  expect(await current()).toBeNull();
  expect(await current()).toBeNull();
  expect(read).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(away);
  vi.advanceTimersByTime(61_000);
  read.mockResolvedValueOnce(entity);
  expect(await current()).toBe(entity);
  vi.advanceTimersByTime(61_000);
  read.mockRejectedValueOnce(away);
  expect(await current()).toBe(entity);
  // Equal, so that pages are not made anew.
  vi.advanceTimersByTime(61_000);
  read.mockResolvedValueOnce({ ...entity });
  expect(await current()).toBe(entity);
  vi.advanceTimersByTime(61_000);
  read.mockResolvedValueOnce({ ...entity, phone: '+7 4822 00-00-02' });
  expect(await current()).toMatchObject({ phone: '+7 4822 00-00-02' });
  // A database that does not answer holds no page longer than the deadline.
  vi.advanceTimersByTime(61_000);
  read.mockReturnValueOnce(new Promise(() => undefined));
  const waiting = current();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toMatchObject({ phone: '+7 4822 00-00-02' });
  vi.useRealTimers();
});
