import type { Profile } from '@/domain/profile/profile';

/** Makes the sample customer's profile, with changes. The numbers are made up. */
export function makeProfile(changes: Partial<Profile> = {}): Profile {
  return {
    email: 'anna.sokolova@example.ru',
    profileEmail: 'anna.sokolova@example.ru',
    fullName: 'Соколова Анна Викторовна',
    phoneCountry: 'ru',
    phone: '916 000-00-00',
    payerStatus: 'individual',
    contactPerson: 'Соколова Анна Викторовна',
    receiveDocuments: 'clientArea',
    country: 'RU',
    zip: '125009',
    city: 'Москва',
    address: 'ул. Тверская, д. 1, кв. 12',
    passportNumber: '45 10 000001',
    dateOfIssue: '2010-03-12',
    passportIssuer: 'Отделом УФМС России по г. Москве',
    dateOfBirth: '1988-02-29',
    organization: '',
    registrationCity: 'Москва',
    registrationAddress: 'ул. Тверская, д. 1, кв. 12',
    inn: '',
    kpp: '',
    ogrn: '',
    bik: '',
    account: '',
    director: '',
    ...changes,
  };
}

/** Makes the profile of an organization, with valid check digits. */
export function makeOrganizationProfile(changes: Partial<Profile> = {}): Profile {
  return makeProfile({
    payerStatus: 'organization',
    receiveDocuments: 'email',
    organization: 'ООО «Северный ветер»',
    inn: '7799001231',
    kpp: '779901001',
    ogrn: '1267700000127',
    director: 'Ветрова Мария Павловна',
    registrationAddress: 'ул. Тверская, д. 1, офис 12',
    bik: '044525225',
    account: '40702810938000060478',
    ...changes,
  });
}

/** Makes the profile of a sole proprietor, with valid check digits. */
export function makeProprietorProfile(changes: Partial<Profile> = {}): Profile {
  return makeProfile({
    payerStatus: 'soleProprietor',
    inn: '779900400121',
    ogrn: '325770000000012',
    bik: '049999990',
    account: '40802810300000000017',
    ...changes,
  });
}
