import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { remember } from '@app/server/static/remember';
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
  const { requisites, support, name } = brand;
  const kpp = locale === 'ru' ? 'КПП' : 'KPP';
  const body = renderToStaticMarkup(
    <p aria-label={name[locale]}>
      <b>{name[locale]}</b> {brand.legalEntity[locale]}, ИНН {requisites.inn}, {`${kpp} ${requisites.kpp}`},
      ОГРН {requisites.ogrn}, {requisites.address[locale]}{' '}
      <a href={`mailto:${support.email}`}>{support.email}</a>
      <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>{support.phone}</a> {`1${requisites.inn}`}{' '}
      {`${name[locale]}s`}
    </p>,
  );
  const script = `<script>const name = '${name[locale]}';</script>`;
  const title = `<title>Page · ${name[locale]}</title>`;
  return `<html lang="${localeTags[locale]}">${title}<body>${body}${script}</body></html>`;
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
    // A longer number that contains the build's is another one.
    expect(html).toContain(`1${requisites.inn}`);
  });

  // tests: ENTITY-05
  it('bears the name of the settings, escaped, in title, text and labels, but not in scripts', () => {
    const escaped = 'Zenith &amp; &quot;Co&quot;';
    expect(html).toContain(`<title>Page · ${escaped}</title>`);
    expect(html).toContain(`<p aria-label="${escaped}"><b>${escaped}</b>`);
    expect(html).toContain(`${name}s`);
    expect(html).toContain(`<script>const name = '${name}';</script>`);
  });

  // tests: ENTITY-05
  it('keeps the entity of the build, whose name contains that of the portal', () => {
    const renamed = stateProvider(page(locale), { ...builtProvider, names: other.names });
    expect(renamed).toContain(`</b> ${brand.legalEntity[locale]}, `);
    expect(renamed).toContain(`${brand.requisites.address[locale]} <a`);
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
