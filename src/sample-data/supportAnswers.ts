import type { SupportAnswer } from '@/domain/support/supportAnswers';

/** Answers of the demonstration to frequent questions. */
export const sampleAnswers: readonly SupportAnswer[] = [
  {
    id: 'renew',
    page: 'vps',
    texts: {
      ru: {
        title: 'Как продлить сервер',
        text: 'Откройте список серверов, в меню строки выберите «Продлить» и укажите срок. От трёх месяцев действует скидка. Приостановленный сервер после оплаты запускается сам.',
        stems: ['продл', 'заканчив', 'истека', 'приостанов'],
      },
      en: {
        title: 'How to renew a server',
        text: 'Open the list of servers, choose “Renew” in the row’s menu and pick a period. Three months and more come at a discount. A suspended server starts by itself once it is paid.',
        stems: ['renew', 'expir', 'suspend', 'prolong'],
      },
    },
  },
  {
    id: 'access',
    page: 'vps',
    texts: {
      ru: {
        title: 'Не получается войти на сервер по SSH или RDP',
        text: 'В списке серверов откройте «Инструкции»: там адрес, порт и пользователь. Если пароль не подходит, задайте новый в настройках сервера. Проверьте, что ваш адрес не закрыт файрволом сервера.',
        stems: ['ssh', 'rdp', 'подключ', 'войти', 'доступ', 'парол'],
      },
      en: {
        title: 'I cannot sign in to the server over SSH or RDP',
        text: 'Open “Instructions” in the list of servers: address, port and user are there. If the password does not fit, set a new one in the server’s settings. Make sure the server’s firewall does not block your address.',
        stems: ['connect', 'login', 'sign', 'access', 'password'],
      },
    },
  },
  {
    id: 'down',
    page: 'vps',
    texts: {
      ru: {
        title: 'Сервер не отвечает',
        text: 'Посмотрите статус в списке серверов. Если сервер активен, перезагрузите его из меню строки и подождите пару минут. Если сервер приостановлен, его нужно продлить.',
        stems: ['недоступ', 'отвеча', 'завис', 'работа', 'лежит', 'упал', 'перезагру'],
      },
      en: {
        title: 'The server does not respond',
        text: 'Look at its status in the list of servers. If it is active, reboot it from the row’s menu and wait a couple of minutes. If it is suspended, it has to be renewed.',
        stems: ['respon', 'down', 'hang', 'unreach', 'reboot', 'offline'],
      },
    },
  },
  {
    id: 'payment',
    page: 'paymentsHistory',
    texts: {
      ru: {
        title: 'Оплатил, а деньги не пришли',
        text: 'Карты зачисляются за несколько минут, ручной перевод в рублях до одного рабочего дня. Состояние платежа видно в истории. Если прошло больше, приложите чек к обращению.',
        stems: ['оплат', 'платеж', 'деньг', 'зачисл', 'баланс', 'пополн'],
      },
      en: {
        title: 'I paid, but the money has not arrived',
        text: 'Cards are credited within minutes, manual transfers in rubles within one working day. The history shows the state of each payment. If it takes longer, attach the receipt to your ticket.',
        stems: ['paid', 'payment', 'money', 'credit', 'balance', 'funds'],
      },
    },
  },
  {
    id: 'refund',
    page: null,
    texts: {
      ru: {
        title: 'Как вернуть деньги',
        text: 'Запрос принимается в течение 30 дней после оплаты, рассматривается до 5 рабочих дней, выплата приходит до 10 рабочих дней после одобрения. Если использовано больше половины срока, возврата нет; домены и SSL-сертификаты не возвращаются.',
        stems: ['возврат', 'вернуть', 'верните'],
      },
      en: {
        title: 'How to get a refund',
        text: 'A request is accepted within 30 days of payment, reviewed within 5 working days, and paid out within 10 working days of approval. There is no refund once more than half of the period is used, nor for domains and SSL certificates.',
        stems: ['refund', 'return'],
      },
    },
  },
  {
    id: 'tariff',
    page: 'vps',
    texts: {
      ru: {
        title: 'Как сменить тариф',
        text: 'В меню строки сервера выберите «Сменить тариф». Доплата считается за оставшиеся дни и видна до подтверждения. При смене сервер перезагрузится.',
        stems: ['тариф', 'апгрейд', 'памят', 'диск', 'ядр'],
      },
      en: {
        title: 'How to change the tariff',
        text: 'Choose “Change tariff” in the server’s row menu. The charge covers the days that are left and is shown before you confirm. The server reboots on the way.',
        stems: ['tariff', 'upgrade', 'memory', 'disk', 'core', 'plan'],
      },
    },
  },
  {
    id: 'address',
    page: 'vps',
    texts: {
      ru: {
        title: 'Дополнительные IP-адреса',
        text: 'Публичный IPv4 добавляется в настройках сервера: до пяти адресов, каждый следующий 200,00 RUB в месяц. Назначенные адреса видны в меню строки, пункт «IP-адреса».',
        stems: ['адрес', 'ipv4', 'ipv6'],
      },
      en: {
        title: 'More IP addresses',
        text: 'Public IPv4 addresses are added in the server’s settings: up to five, each further one at 200.00 RUB a month. “IP addresses” in the row’s menu lists those you have.',
        stems: ['address'],
      },
    },
  },
];
