import * as v from 'valibot';
/** Payments, and on whose behalf one pays. Every sum without a currency of its own is in the `currency` beside it. */
export declare const billingContract: {
  history: {
    readonly method: 'GET';
    readonly path: '/api/payments';
    readonly summary: 'The payments of the account, newest first.';
    readonly role: 'customer';
    readonly query: v.ObjectSchema<
      {
        cursor: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>,
          undefined
        >;
        limit: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.StringSchema<undefined>,
              v.RegexAction<string, undefined>,
              v.TransformAction<any, number>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, number>,
                ]
              >;
              readonly currency: v.LiteralSchema<'RUB', undefined>;
              readonly number: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
              >;
              readonly date: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly payer: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
              >;
              readonly paymentMethod: v.PicklistSchema<
                readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                undefined
              >;
              readonly amount: v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly amountInPaymentCurrency: v.ObjectSchema<
                {
                  readonly currency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
                  readonly minor: v.SchemaWithPipe<
                    readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
                  >;
                },
                undefined
              >;
              readonly status: v.PicklistSchema<readonly ['Paid', 'Pending', 'Canceled'], undefined>;
              readonly fromBalance: v.OptionalSchema<
                v.SchemaWithPipe<
                  readonly [
                    v.NumberSchema<undefined>,
                    v.SafeIntegerAction<number, undefined>,
                    v.MinValueAction<number, 0, undefined>,
                    v.CheckAction<number, undefined>,
                    v.TransformAction<number, import('@/domain/money').Money>,
                  ]
                >,
                undefined
              >;
              readonly paperPath: v.OptionalSchema<
                v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
        readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly total: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  pay: {
    readonly method: 'POST';
    readonly path: '/api/payments';
    readonly summary: 'Pays for what is ordered, or with no entries tops up the balance; the payment is paid, or waits for its money.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly method: v.PicklistSchema<
          readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
          undefined
        >;
        /** Without commission. */
        readonly amount: v.ObjectSchema<
          {
            readonly currency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
            readonly minor: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.MaxValueAction<number, 1000000000000, undefined>,
              ]
            >;
          },
          undefined
        >;
        readonly payer: v.ObjectSchema<
          {
            readonly type: v.PicklistSchema<
              readonly ['individual', 'soleProprietor', 'organization'],
              undefined
            >;
            readonly name: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly email: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly phone: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly inn: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly kpp: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly ogrn: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly address: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly bik: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly account: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
            readonly director: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
            >;
          },
          undefined
        >;
        readonly entries: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<v.UnknownSchema, undefined>,
            v.MaxLengthAction<unknown[], 200, undefined>,
            v.ArraySchema<
              v.GenericSchema<
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: {
                        family: string;
                        version: string;
                      } | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    };
                  }
                | {
                    serverId: string;
                    kind: 'renewal';
                    id: string;
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    serverId: string;
                    kind: 'tariff';
                    id: string;
                    tariff: string;
                  },
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              >,
              undefined
            >,
            v.CheckAction<
              (
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              )[],
              'Two entries of one id'
            >,
          ]
        >;
        readonly promo: v.NullableSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 32, undefined>]>,
          undefined
        >;
        /** Kopecks of an order that are paid from the balance; `amount` is the rest. */
        readonly fromBalance: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.NumberSchema<undefined>,
              v.SafeIntegerAction<number, undefined>,
              v.MinValueAction<number, 0, undefined>,
              v.CheckAction<number, undefined>,
              v.TransformAction<number, import('@/domain/money').Money>,
            ]
          >,
          undefined
        >;
      },
      undefined
    >;
    /** With `continueAt` it is paid there, on the bank's page; it waits for its money until then. */
    readonly answer: v.ObjectSchema<
      {
        readonly continueAt: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>,
          undefined
        >;
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
        readonly currency: v.LiteralSchema<'RUB', undefined>;
        readonly number: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
        >;
        readonly date: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.RawTransformAction<string, `${number}-${number}-${number}`>]
        >;
        readonly payer: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
        >;
        readonly paymentMethod: v.PicklistSchema<
          readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
          undefined
        >;
        readonly amount: v.SchemaWithPipe<
          readonly [
            v.NumberSchema<undefined>,
            v.SafeIntegerAction<number, undefined>,
            v.MinValueAction<number, 0, undefined>,
            v.CheckAction<number, undefined>,
            v.TransformAction<number, import('@/domain/money').Money>,
          ]
        >;
        readonly amountInPaymentCurrency: v.ObjectSchema<
          {
            readonly currency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
            readonly minor: v.SchemaWithPipe<
              readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
            >;
          },
          undefined
        >;
        readonly status: v.PicklistSchema<readonly ['Paid', 'Pending', 'Canceled'], undefined>;
        readonly fromBalance: v.OptionalSchema<
          v.SchemaWithPipe<
            readonly [
              v.NumberSchema<undefined>,
              v.SafeIntegerAction<number, undefined>,
              v.MinValueAction<number, 0, undefined>,
              v.CheckAction<number, undefined>,
              v.TransformAction<number, import('@/domain/money').Money>,
            ]
          >,
          undefined
        >;
        readonly paperPath: v.OptionalSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>,
          undefined
        >;
      },
      undefined
    >;
    readonly isKeyed: true;
    readonly refusals: readonly ['declined', 'unavailable', 'priceChanged', 'insufficientBalance'];
  };
  progress: {
    readonly method: 'GET';
    readonly path: '/api/payments/{id}';
    readonly summary: 'How a payment stands: paid, waiting, or why it came to nothing; with what it was for, to try again.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.RegexAction<string, undefined>,
            v.TransformAction<string, number>,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly payment: v.ObjectSchema<
          {
            readonly id: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RegexAction<string, undefined>,
                v.TransformAction<string, number>,
              ]
            >;
            readonly currency: v.LiteralSchema<'RUB', undefined>;
            readonly number: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
            >;
            readonly date: v.SchemaWithPipe<
              readonly [
                v.StringSchema<undefined>,
                v.RawTransformAction<string, `${number}-${number}-${number}`>,
              ]
            >;
            readonly payer: v.SchemaWithPipe<
              readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
            >;
            readonly paymentMethod: v.PicklistSchema<
              readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
              undefined
            >;
            readonly amount: v.SchemaWithPipe<
              readonly [
                v.NumberSchema<undefined>,
                v.SafeIntegerAction<number, undefined>,
                v.MinValueAction<number, 0, undefined>,
                v.CheckAction<number, undefined>,
                v.TransformAction<number, import('@/domain/money').Money>,
              ]
            >;
            readonly amountInPaymentCurrency: v.ObjectSchema<
              {
                readonly currency: v.PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
                readonly minor: v.SchemaWithPipe<
                  readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
                >;
              },
              undefined
            >;
            readonly status: v.PicklistSchema<readonly ['Paid', 'Pending', 'Canceled'], undefined>;
            readonly fromBalance: v.OptionalSchema<
              v.SchemaWithPipe<
                readonly [
                  v.NumberSchema<undefined>,
                  v.SafeIntegerAction<number, undefined>,
                  v.MinValueAction<number, 0, undefined>,
                  v.CheckAction<number, undefined>,
                  v.TransformAction<number, import('@/domain/money').Money>,
                ]
              >,
              undefined
            >;
            readonly paperPath: v.OptionalSchema<
              v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>,
              undefined
            >;
          },
          undefined
        >;
        readonly state: v.PicklistSchema<
          readonly ['created', 'redirected', 'paid', 'failed', 'expired', 'canceled', 'refunded'],
          undefined
        >;
        /** Why the bank declined it. */
        readonly reason: v.NullableSchema<
          v.PicklistSchema<
            readonly [
              'insufficientFunds',
              'cardExpired',
              'limitExceeded',
              'notConfirmed',
              'canceledByPayer',
              'refusedByBank',
            ],
            undefined
          >,
          undefined
        >;
        /** Where it can still be paid. */
        readonly continueAt: v.NullableSchema<
          v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>,
          undefined
        >;
        /** Where the receipt goes. */
        readonly email: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 300, undefined>]
        >;
        /** Null where nothing was ordered. */
        readonly order: v.NullableSchema<
          v.ObjectSchema<
            {
              readonly entries: v.SchemaWithPipe<
                readonly [
                  v.ArraySchema<v.UnknownSchema, undefined>,
                  v.MaxLengthAction<unknown[], 200, undefined>,
                  v.ArraySchema<
                    v.GenericSchema<
                      | {
                          kind: 'order';
                          id: string;
                          plan: string;
                          configuration: {
                            os: {
                              family: string;
                              version: string;
                            } | null;
                            software: 'none' | 'lamp' | 'docker' | 'wordpress';
                            panel: 'none' | 'cpanel' | 'plesk';
                            ipv4: number;
                            ipv6: boolean;
                            backup: 'none' | 'weekly' | 'daily';
                            count: number;
                            period: 'month' | '3months' | '6months' | 'year';
                            autoRenewal: boolean;
                          };
                        }
                      | {
                          serverId: string;
                          kind: 'renewal';
                          id: string;
                          period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                        }
                      | {
                          serverId: string;
                          kind: 'tariff';
                          id: string;
                          tariff: string;
                        },
                      | {
                          kind: 'order';
                          id: string;
                          plan: string;
                          configuration: {
                            os: import('@/domain/order/os').OsChoice | null;
                            software: 'none' | 'lamp' | 'docker' | 'wordpress';
                            panel: 'none' | 'cpanel' | 'plesk';
                            ipv4: number;
                            ipv6: boolean;
                            backup: 'none' | 'weekly' | 'daily';
                            count: number;
                            period: 'month' | '3months' | '6months' | 'year';
                            autoRenewal: boolean;
                          } & {
                            os: import('@/domain/order/os').OsChoice;
                          };
                        }
                      | {
                          kind: 'renewal';
                          id: string;
                          serverId: number & {
                            readonly __id: 'server';
                          };
                          period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                        }
                      | {
                          kind: 'tariff';
                          id: string;
                          serverId: number & {
                            readonly __id: 'server';
                          };
                          tariff: string;
                        }
                    >,
                    undefined
                  >,
                  v.CheckAction<
                    (
                      | {
                          kind: 'order';
                          id: string;
                          plan: string;
                          configuration: {
                            os: import('@/domain/order/os').OsChoice | null;
                            software: 'none' | 'lamp' | 'docker' | 'wordpress';
                            panel: 'none' | 'cpanel' | 'plesk';
                            ipv4: number;
                            ipv6: boolean;
                            backup: 'none' | 'weekly' | 'daily';
                            count: number;
                            period: 'month' | '3months' | '6months' | 'year';
                            autoRenewal: boolean;
                          } & {
                            os: import('@/domain/order/os').OsChoice;
                          };
                        }
                      | {
                          kind: 'renewal';
                          id: string;
                          serverId: number & {
                            readonly __id: 'server';
                          };
                          period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                        }
                      | {
                          kind: 'tariff';
                          id: string;
                          serverId: number & {
                            readonly __id: 'server';
                          };
                          tariff: string;
                        }
                    )[],
                    'Two entries of one id'
                  >,
                ]
              >;
              readonly promo: v.NullableSchema<
                v.SchemaWithPipe<
                  readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 32, undefined>]
                >,
                undefined
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  payPending: {
    readonly method: 'POST';
    readonly path: '/api/payments/pay';
    readonly summary: 'Pays payments that wait for their money from the balance: all of them, or none.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly ids: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<
              v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, number>,
                ]
              >,
              undefined
            >,
            v.MinLengthAction<number[], 1, undefined>,
            v.MaxLengthAction<number[], 500, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly isKeyed: true;
    readonly refusals: readonly ['notFound', 'alreadySettled', 'insufficientBalance'];
  };
  deletePending: {
    readonly method: 'POST';
    readonly path: '/api/payments/delete';
    readonly summary: 'Deletes payments that wait for their money, and cancels what they were for.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly ids: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<
              v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.RegexAction<string, undefined>,
                  v.TransformAction<string, number>,
                ]
              >,
              undefined
            >,
            v.MinLengthAction<number[], 1, undefined>,
            v.MaxLengthAction<number[], 500, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['notFound', 'alreadySettled'];
  };
  payers: {
    readonly method: 'GET';
    readonly path: '/api/payers';
    readonly summary: 'On whose behalf the account may pay, in the order in which they were added.';
    readonly role: 'customer';
    readonly answer: v.ObjectSchema<
      {
        readonly items: v.ArraySchema<
          v.ObjectSchema<
            {
              readonly id: v.SchemaWithPipe<
                readonly [
                  v.StringSchema<undefined>,
                  v.MinLengthAction<string, 1, undefined>,
                  v.MaxLengthAction<string, 64, undefined>,
                ]
              >;
              readonly type: v.PicklistSchema<
                readonly ['individual', 'soleProprietor', 'organization'],
                undefined
              >;
              readonly name: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly email: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly phone: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly inn: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly kpp: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly ogrn: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly address: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly bik: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly account: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
              readonly director: v.SchemaWithPipe<
                readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
              >;
            },
            undefined
          >,
          undefined
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  addPayer: {
    readonly method: 'POST';
    readonly path: '/api/payers';
    readonly summary: 'Adds a payer; one that is there already, by its codes or its name, is changed instead.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly type: v.PicklistSchema<readonly ['individual', 'soleProprietor', 'organization'], undefined>;
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly phone: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly inn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly kpp: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly ogrn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly address: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly bik: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly account: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly director: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MinLengthAction<string, 1, undefined>,
            v.MaxLengthAction<string, 64, undefined>,
          ]
        >;
        readonly type: v.PicklistSchema<readonly ['individual', 'soleProprietor', 'organization'], undefined>;
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly phone: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly inn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly kpp: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly ogrn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly address: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly bik: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly account: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly director: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  savePayer: {
    readonly method: 'PUT';
    readonly path: '/api/payers/{id}';
    readonly summary: 'Changes a payer; one that has been removed meanwhile is there again.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MinLengthAction<string, 1, undefined>,
            v.MaxLengthAction<string, 64, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly body: v.ObjectSchema<
      {
        readonly type: v.PicklistSchema<readonly ['individual', 'soleProprietor', 'organization'], undefined>;
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly phone: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly inn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly kpp: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly ogrn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly address: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly bik: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly account: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly director: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MinLengthAction<string, 1, undefined>,
            v.MaxLengthAction<string, 64, undefined>,
          ]
        >;
        readonly type: v.PicklistSchema<readonly ['individual', 'soleProprietor', 'organization'], undefined>;
        readonly name: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly email: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly phone: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly inn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly kpp: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly ogrn: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly address: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly bik: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly account: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
        readonly director: v.SchemaWithPipe<
          readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  removePayer: {
    readonly method: 'DELETE';
    readonly path: '/api/payers/{id}';
    readonly summary: 'Removes a payer; one that has been removed already stays so.';
    readonly role: 'customer';
    readonly params: v.ObjectSchema<
      {
        readonly id: v.SchemaWithPipe<
          readonly [
            v.StringSchema<undefined>,
            v.MinLengthAction<string, 1, undefined>,
            v.MaxLengthAction<string, 64, undefined>,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly ['openBill'];
  };
};
