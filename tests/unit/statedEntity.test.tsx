import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { rememberEntity, stateEntity } from '@app/server/static/statedEntity';
import { brand } from '@/brand';
import type { Payees } from '@/domain/documents/payees';
import { locales, type Locale } from '@/i18n/locale';

const entity = {
  name: { ru: 'ИП "Орлов & сын"', en: 'Orlov & Son' },
  address: { ru: 'Тверь, улица Мира, 1', en: '1 Mira street, Tver' },
  bank: { ru: 'Банк', en: 'Bank' },
  inn: '695001234567',
  kpp: '',
  ogrn: '326690000000018',
  bik: '044525225',
  account: '40802810400000000042',
  correspondentAccount: '30101810400000000225',
  email: 'help@orlov.example',
  phone: '+7 4822 00-00-01',
};
const payees: Payees = { individuals: entity, organizations: entity };

/** A page with everything that the legal documents state. */
function page(locale: Locale) {
  const { requisites, support } = brand;
  const kpp = locale === 'ru' ? 'КПП' : 'KPP';
  return `<html lang="${locale}">${renderToStaticMarkup(
    <p>
      {brand.legalEntity[locale]}, ИНН {requisites.inn}, {`${kpp} ${requisites.kpp}`}, ОГРН {requisites.ogrn},{' '}
      {requisites.address[locale]} <a href={`mailto:${support.email}`}>{support.email}</a>
      <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>{support.phone}</a> {`1${requisites.inn}`}
    </p>,
  )}</html>`;
}

// tests: ENTITY-04
it.each(locales)('states the entity of the settings, escaped, in %s', (locale) => {
  const html = stateEntity(page(locale), entity);
  const { requisites, support } = brand;
  const { legalEntity } = brand;
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

// tests: ENTITY-04
it('leaves a page as it is where the settings name the entity of the build', () => {
  const { legalEntity: name, requisites, support } = brand;
  expect(stateEntity(page('ru'), { ...requisites, name, ...support })).toBe(page('ru'));
});

// tests: ENTITY-04
it('reads the entity once a minute, and keeps the last one while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const read = vi
    .fn<() => Promise<Payees>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(payees);
  const entityNow = rememberEntity(read);
  expect(await entityNow()).toBeNull();
  expect(await entityNow()).toBeNull();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  expect(await entityNow()).toEqual(entity);
  read.mockRejectedValue(new Error('away'));
  vi.advanceTimersByTime(61_000);
  expect(await entityNow()).toEqual(entity);
  vi.useRealTimers();
});
