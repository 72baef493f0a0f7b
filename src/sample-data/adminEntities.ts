import type { AdminEntity } from '@/domain/admin/entity';
import { sampleLegalEntity } from './legalEntity';

/** The sample's legal entity as the provider sees it, with changes. */
export function makeEntity(changes: Partial<AdminEntity> = {}): AdminEntity {
  return {
    id: 1,
    audience: 'everyone',
    ...sampleLegalEntity,
    director: 'Орлова М. П.',
    prefix: '',
    next: { bill: 418, receipt: 1302, act: 97, refund: 12 },
    version: '1',
    ...changes,
  };
}

/** A sole proprietor that bills organizations. The numbers are made up, with valid check digits. */
export const sampleProprietor: AdminEntity = makeEntity({
  id: 2,
  audience: 'organizations',
  name: { ru: 'ИП Ветров Олег Андреевич', en: 'Sole proprietor Oleg Vetrov' },
  address: {
    ru: '190000, г. Санкт-Петербург, Примерная ул., д. 2',
    en: '2 Primernaya St, Saint Petersburg 190000',
  },
  inn: '500100732259',
  kpp: '',
  ogrn: '304500116000157',
  director: 'Ветров О. А.',
  prefix: 'ИП-',
  next: { bill: 56, receipt: 55, act: 41, refund: 1 },
});

export const sampleEntities: readonly AdminEntity[] = [makeEntity(), sampleProprietor];
