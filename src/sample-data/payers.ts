import { draftOfPayer, emptyPayer, type Payer, type PayerDraft } from '@/domain/payment/payer';

/** Makes a payer, with changes. */
export function makePayer(changes: Partial<Payer> = {}): Payer {
  return {
    ...emptyPayer,
    id: 'payer-1',
    name: 'Соколова Анна Викторовна',
    email: 'anna.sokolova@example.ru',
    phone: '+7 916 000-00-00',
    ...changes,
  };
}

/** An organization with made-up numbers and valid check digits. */
export const organizationPayer = makePayer({
  id: 'payer-2',
  type: 'organization',
  name: 'ООО «Северный ветер»',
  inn: '7799001231',
  kpp: '779901001',
  ogrn: '1267700000127',
  address: '125009, Москва, ул. Тверская, д. 1, офис 12',
  director: 'Ветрова Мария Павловна',
  bik: '044525225',
  account: '40702810938000060478',
  email: 'buh@severniy.example',
  phone: '+7 495 000-00-01',
});

/** A person and an organization. */
export const samplePayers: readonly Payer[] = [makePayer(), organizationPayer];

/** Returns the payer of a customer of the admin sample; the sample's organization is one of them. */
export function payerOfCustomer({ email, name }: { email: string; name: string }): PayerDraft {
  if (name === organizationPayer.name) return draftOfPayer(organizationPayer);
  return { ...emptyPayer, name, email };
}
