import type { Area } from './types';

export const registration = {
  prefix: 'REGISTER',
  title: 'Registration',
  screen: 'RegistrationScreen',
  requirements: [
    { id: 'REGISTER-01', text: 'First and last name, both required.', from: ['§2 Registration', '§5'] },
    { id: 'REGISTER-02', text: 'E-mail, required, of e-mail type.', from: ['§2 Registration', '§5'] },
    {
      id: 'REGISTER-03',
      text: 'Password and confirmation, both required, each can be shown and hidden.',
      from: ['§2 Registration', '§5'],
    },
    {
      id: 'REGISTER-04',
      text: 'Country US, RU or DE; US at first.',
      from: ['§2 Registration', '§9 General'],
    },
    {
      id: 'REGISTER-05',
      text: 'Region idaho, california or texas; required, none at first.',
      from: ['§2 Registration', '§5', '§9 General'],
    },
    {
      id: 'REGISTER-06',
      text: 'A button for an external identity provider, where LOGIN-22 does not hide it.',
      from: ['§2 Registration', 'D13'],
    },
    { id: 'REGISTER-07', text: 'Four agreements, each its own checkbox.', from: ['§2 Registration', '§3'] },
    {
      id: 'REGISTER-08',
      text: 'Each agreement links its document: /terms, /services, /refund, /privacy.',
      from: ['§2 Registration', '§2 Routes'],
    },
    { id: 'REGISTER-09', text: 'Submit is disabled until all four are ticked.', from: ['§2 Registration'] },
    { id: 'REGISTER-10', text: "Submit reads 'Регистрируем...' while sending.", from: ['§2 Registration'] },
    { id: 'REGISTER-11', text: "Passwords that differ: 'Пароли не совпадают'.", from: ['§5', '§8'] },
    {
      id: 'REGISTER-12',
      text: "A missing agreement: 'Необходимо согласиться со всеми условиями'.",
      from: ['§5', '§8'],
    },
    {
      id: 'REGISTER-13',
      text: 'The payload has e-mail, password, names, countryCode, region and the four agreements, and no more.',
      from: ['§3', '§7'],
    },
    {
      id: 'REGISTER-14',
      text: 'Success leads to /verify with the e-mail.',
      from: ['§2 Registration', '§4', '§7'],
    },
    { id: 'REGISTER-15', text: "Failure shows the server's error, or status and status text.", from: ['§8'] },
    { id: 'REGISTER-16', text: "Without any answer: 'Ошибка регистрации'.", from: ['§8'] },
    {
      id: 'REGISTER-17',
      text: "'Отмена' returns to where the person came from, to the login by default.",
      from: ['§2 Registration', 'D14'],
    },
    { id: 'REGISTER-18', text: "'Отмена' asks first if anything was typed.", from: ['D14'] },
    { id: 'REGISTER-19', text: "'Accept all' never ticks the personal-data consent.", from: ['D23'] },
    {
      id: 'REGISTER-20',
      text: 'Each consent is stored with its time and the version of its document.',
      from: ['D23'],
      screen: 'auth server',
    },
    {
      id: 'REGISTER-21',
      text: 'Russia and Germany have their own regions (ISO 3166-2); another country clears the region.',
      from: ['D49'],
    },
    {
      id: 'REGISTER-22',
      text: 'The provider decides who may register: everybody, invited people or nobody. Login and registration say so before a form is filled in; existing customers sign in as before.',
      from: ['D33'],
      screen: 'LimitedRegistrationScreen',
    },
    {
      id: 'REGISTER-23',
      text: 'With registration by invitation, only the address of an open invitation can register, also through an identity provider. The refusal is the same whether the address has an account or not.',
      from: ['D33', '§4'],
      screen: 'auth server',
    },
    {
      id: 'REGISTER-24',
      text: 'A registration that was not verified before the provider closed it cannot be verified after it.',
      from: ['D33'],
      screen: 'auth server',
    },
  ],
} as const satisfies Area;
