import type { Call } from './call';
/**
 * Every call of the contract, by area and name. For the server, the documents and the tests; the browser imports one area
 * at a time, with the adapter that uses it.
 */
export declare const contract: {
  readonly account: {
    summary: {
      readonly method: 'GET';
      readonly path: '/api/account';
      readonly summary: 'The figures of the account: its balance, unpaid bills, tickets with an answer.';
      readonly role: 'customer';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly balance: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly unreadMessages: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly unpaidItems: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    profile: {
      readonly method: 'GET';
      readonly path: '/api/account/profile';
      readonly summary: 'The profile, and the version that a save has to name.';
      readonly role: 'customer';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly profile: import('valibot').ObjectSchema<
            {
              readonly email: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly profileEmail: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly phoneCountry: import('valibot').PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
              readonly payerStatus: import('valibot').PicklistSchema<
                readonly ['individual', 'soleProprietor', 'organization'],
                undefined
              >;
              readonly receiveDocuments: import('valibot').PicklistSchema<
                readonly ['clientArea', 'email'],
                undefined
              >;
              readonly country: import('valibot').PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
              readonly address: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly organization: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly phone: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly inn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly kpp: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly ogrn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly bik: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly account: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly director: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly fullName: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly contactPerson: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly zip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly city: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly passportNumber: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly dateOfIssue: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly passportIssuer: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly dateOfBirth: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly registrationCity: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly registrationAddress: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly version: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    saveProfile: {
      readonly method: 'PUT';
      readonly path: '/api/account/profile';
      readonly summary: 'Saves the profile. Both addresses stay as they are; `fields` of a refusal names what is wrong.';
      readonly role: 'customer';
      readonly isVersioned: true;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly profileEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly phoneCountry: import('valibot').PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
          readonly payerStatus: import('valibot').PicklistSchema<
            readonly ['individual', 'soleProprietor', 'organization'],
            undefined
          >;
          readonly receiveDocuments: import('valibot').PicklistSchema<
            readonly ['clientArea', 'email'],
            undefined
          >;
          readonly country: import('valibot').PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
          readonly address: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly organization: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly phone: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly inn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly kpp: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly ogrn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly bik: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly account: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly director: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly fullName: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly contactPerson: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly zip: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly city: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly passportNumber: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly dateOfIssue: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly passportIssuer: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly dateOfBirth: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly registrationCity: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly registrationAddress: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly profile: import('valibot').ObjectSchema<
            {
              readonly email: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly profileEmail: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly phoneCountry: import('valibot').PicklistSchema<readonly ['ru', 'us', 'uk'], undefined>;
              readonly payerStatus: import('valibot').PicklistSchema<
                readonly ['individual', 'soleProprietor', 'organization'],
                undefined
              >;
              readonly receiveDocuments: import('valibot').PicklistSchema<
                readonly ['clientArea', 'email'],
                undefined
              >;
              readonly country: import('valibot').PicklistSchema<readonly ['RU', 'US', 'GB'], undefined>;
              readonly address: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly organization: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly phone: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly inn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly kpp: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly ogrn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly bik: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly account: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly director: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly fullName: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly contactPerson: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly zip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly city: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly passportNumber: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly dateOfIssue: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly passportIssuer: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly dateOfBirth: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly registrationCity: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly registrationAddress: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly version: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['invalidProfile'];
    };
  };
  readonly admin: {
    account: {
      readonly method: 'GET';
      readonly path: '/api/admin/account';
      readonly summary: 'Who the administrator is, and how many events are new to them.';
      readonly role: 'admin';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly notifications: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    overview: {
      readonly method: 'GET';
      readonly path: '/api/admin/overview';
      readonly summary: 'The figures of the dashboard, the newest events of the audit trail, the state of the systems.';
      readonly role: 'admin';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly users: import('valibot').ObjectSchema<
            {
              readonly total: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly active: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly suspended: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly servers: import('valibot').ObjectSchema<
            {
              readonly total: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly running: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly stopped: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly suspended: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly pending: import('valibot').ObjectSchema<
            {
              readonly count: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                ]
              >;
              readonly sum: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
            },
            undefined
          >;
          readonly revenue: import('valibot').NullableSchema<
            import('valibot').ObjectSchema<
              {
                readonly month: import('valibot').ObjectSchema<
                  {
                    readonly month: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, `${number}-${number}`>,
                      ]
                    >;
                    readonly revenue: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                        import('valibot').CheckAction<number, undefined>,
                        import('valibot').TransformAction<number, import('@/domain/money').Money>,
                      ]
                    >;
                    readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                    readonly payments: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                    readonly joined: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                  },
                  undefined
                >;
                readonly previous: import('valibot').ObjectSchema<
                  {
                    readonly month: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, `${number}-${number}`>,
                      ]
                    >;
                    readonly revenue: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                        import('valibot').CheckAction<number, undefined>,
                        import('valibot').TransformAction<number, import('@/domain/money').Money>,
                      ]
                    >;
                    readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                    readonly payments: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                    readonly joined: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                  },
                  undefined
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly activity: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly at: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly kind: import('valibot').PicklistSchema<
                  readonly [
                    'userSignedUp',
                    'userAdded',
                    'userEdited',
                    'userSuspended',
                    'userRestored',
                    'userDeleted',
                    'serverOrdered',
                    'serverStarted',
                    'serverStopped',
                    'serverRestarted',
                    'serverEdited',
                    'paymentReceived',
                    'paymentFailed',
                    'paymentProcessed',
                    'settingsSaved',
                    'deliveryFailed',
                    'jobRestarted',
                  ],
                  undefined
                >;
                readonly subject: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly isNew: import('valibot').BooleanSchema<undefined>;
              },
              undefined
            >,
            undefined
          >;
          readonly systems: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly part: import('valibot').PicklistSchema<
                  readonly ['portal', 'billing', 'network', 'mail', 'backup'],
                  undefined
                >;
                readonly health: import('valibot').PicklistSchema<
                  readonly ['ok', 'degraded', 'down'],
                  undefined
                >;
                readonly uptime: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').MaxValueAction<number, 100, undefined>,
                  ]
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
    analytics: {
      readonly method: 'GET';
      readonly path: '/api/admin/analytics';
      readonly summary: 'The last six months that have payments, what they come to, and where the servers stand.';
      readonly role: 'admin';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly months: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly month: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, `${number}-${number}`>,
                  ]
                >;
                readonly revenue: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly payments: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
                readonly joined: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly revenue: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly averagePayment: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly joined: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly successPercent: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').NumberSchema<undefined>,
                import('valibot').MinValueAction<number, 0, undefined>,
                import('valibot').MaxValueAction<number, 100, undefined>,
              ]
            >,
            undefined
          >;
          readonly usage: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').PicklistSchema<
                  readonly ['cpu', 'memory', 'disk', 'traffic'],
                  undefined
                >;
                readonly percent: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').MaxValueAction<number, 100, undefined>,
                  ]
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly datacenters: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').PicklistSchema<
                  readonly ['ru', 'us', 'nl', 'de', 'gb'],
                  undefined
                >;
                readonly servers: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
                readonly percent: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').MaxValueAction<number, 100, undefined>,
                  ]
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
    users: {
      readonly method: 'GET';
      readonly path: '/api/admin/users';
      readonly summary: 'The accounts of all customers and administrators, newest first.';
      readonly role: 'admin';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
                  ]
                >;
                readonly email: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly name: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['Active', 'Suspended'],
                  undefined
                >;
                readonly balance: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly servers: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
                readonly joined: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
                readonly lastLogin: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RawTransformAction<
                        string,
                        `${number}-${number}-${number}T${string}Z`
                      >,
                    ]
                  >,
                  undefined
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    addUser: {
      readonly method: 'POST';
      readonly path: '/api/admin/users';
      readonly summary: 'Makes an account without a password, which its owner sets by the mail of a forgotten one.';
      readonly role: 'admin';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
          readonly balance: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly servers: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly joined: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly lastLogin: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['emailTaken'];
    };
    saveUser: {
      readonly method: 'PUT';
      readonly path: '/api/admin/users/{id}';
      readonly summary: 'Another name, and access taken or given back.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
        },
        undefined
      >;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
          readonly balance: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly servers: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly joined: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly lastLogin: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['ownAccount'];
    };
    suspendUser: {
      readonly method: 'POST';
      readonly path: '/api/admin/users/{id}/suspend';
      readonly summary: 'Ends the access of an account and every session of it, and holds its servers.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<readonly ['Active', 'Suspended'], undefined>;
          readonly balance: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly servers: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly joined: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly lastLogin: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['changed', 'ownAccount'];
    };
    deleteUser: {
      readonly method: 'DELETE';
      readonly path: '/api/admin/users/{id}';
      readonly summary: 'Deletes an account and its servers for good; its payments stay in the books.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/user').AdminUserId>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['ownAccount'];
    };
    servers: {
      readonly method: 'GET';
      readonly path: '/api/admin/servers';
      readonly summary: 'The servers of all customers, newest first.';
      readonly role: 'admin';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/admin/server').AdminServerId>,
                  ]
                >;
                readonly name: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly user: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['Running', 'Stopped', 'Suspended'],
                  undefined
                >;
                readonly datacenter: import('valibot').PicklistSchema<
                  readonly ['ru', 'us', 'nl', 'de', 'gb'],
                  undefined
                >;
                readonly ip: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly plan: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 1000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >,
                    import('valibot').TransformAction<
                      string,
                      `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
                    >,
                  ]
                >;
                readonly created: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
                readonly expires: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    power: {
      readonly method: 'POST';
      readonly path: '/api/admin/servers/{id}/power';
      readonly summary: 'Starts, stops or restarts a server.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/server').AdminServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly action: import('valibot').PicklistSchema<readonly ['start', 'stop', 'restart'], undefined>;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/server').AdminServerId>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly user: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['Running', 'Stopped', 'Suspended'],
            undefined
          >;
          readonly datacenter: import('valibot').PicklistSchema<
            readonly ['ru', 'us', 'nl', 'de', 'gb'],
            undefined
          >;
          readonly ip: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly plan: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >,
              import('valibot').TransformAction<
                string,
                `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
              >,
            ]
          >;
          readonly created: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly expires: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['changed'];
    };
    saveServer: {
      readonly method: 'PUT';
      readonly path: '/api/admin/servers/{id}';
      readonly summary: 'Another name and another last day of a server.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/server').AdminServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly expires: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/admin/server').AdminServerId>,
            ]
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly user: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['Running', 'Stopped', 'Suspended'],
            undefined
          >;
          readonly datacenter: import('valibot').PicklistSchema<
            readonly ['ru', 'us', 'nl', 'de', 'gb'],
            undefined
          >;
          readonly ip: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly plan: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >,
              import('valibot').TransformAction<
                string,
                `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
              >,
            ]
          >;
          readonly created: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly expires: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['domainTaken'];
    };
    payments: {
      readonly method: 'GET';
      readonly path: '/api/admin/payments';
      readonly summary: 'The payments of all customers, those of deleted accounts too, whose bills are cancelled, newest first.';
      readonly role: 'admin';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >;
                readonly user: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly account: import('valibot').PicklistSchema<['open', 'deleted'], undefined>;
                readonly amount: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly method: import('valibot').PicklistSchema<
                  readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                  undefined
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['Completed', 'Pending', 'Failed'],
                  undefined
                >;
                readonly date: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
                readonly description: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    processPayment: {
      readonly method: 'POST';
      readonly path: '/api/admin/payments/{id}/process';
      readonly summary: 'Takes a pending payment for received: credits the customer and delivers what it was for.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
          readonly user: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly account: import('valibot').PicklistSchema<['open', 'deleted'], undefined>;
          readonly amount: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly method: import('valibot').PicklistSchema<
            readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['Completed', 'Pending', 'Failed'],
            undefined
          >;
          readonly date: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly description: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['changed', 'accountDeleted'];
    };
    jobs: {
      readonly method: 'GET';
      readonly path: '/api/admin/jobs';
      readonly summary: 'Jobs that were given up after their last attempt, newest first.';
      readonly role: 'admin';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >;
                readonly subject: import('valibot').PicklistSchema<
                  readonly [
                    'create',
                    'start',
                    'stop',
                    'reboot',
                    'reinstall',
                    'resize',
                    'setOptions',
                    'suspend',
                    'destroy',
                    'other',
                  ],
                  undefined
                >;
                readonly title: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly user: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                      import('valibot').CheckAction<string, undefined>,
                    ]
                  >,
                  undefined
                >;
                readonly failedAt: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly attempts: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
                readonly reason: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly canStart: import('valibot').BooleanSchema<undefined>;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    startJob: {
      readonly method: 'POST';
      readonly path: '/api/admin/jobs/{id}/start';
      readonly summary: 'Starts a failed job again; refused for what was refunded when it failed.';
      readonly role: 'admin';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['changed'];
    };
    settings: {
      readonly method: 'GET';
      readonly path: '/api/admin/settings';
      readonly summary: 'The provider’s settings.';
      readonly role: 'admin';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly siteName: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly supportEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpHost: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpPort: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly senderEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly taxRate: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly defaultCurrency: import('valibot').PicklistSchema<
            readonly ['USD', 'RUB', 'EUR'],
            undefined
          >;
          readonly maxLoginAttempts: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly sessionMinutes: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    saveSettings: {
      readonly method: 'PUT';
      readonly path: '/api/admin/settings';
      readonly summary: 'Stores all the settings; of two at once the later one stays.';
      readonly role: 'admin';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly siteName: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly supportEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpHost: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpPort: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly senderEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly taxRate: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly defaultCurrency: import('valibot').PicklistSchema<
            readonly ['USD', 'RUB', 'EUR'],
            undefined
          >;
          readonly maxLoginAttempts: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly sessionMinutes: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly siteName: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly supportEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpHost: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly smtpPort: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly senderEmail: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly taxRate: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly defaultCurrency: import('valibot').PicklistSchema<
            readonly ['USD', 'RUB', 'EUR'],
            undefined
          >;
          readonly maxLoginAttempts: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
          readonly sessionMinutes: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').MinValueAction<number, 0 | 5 | 1, undefined>,
              import('valibot').MaxValueAction<number, 100 | 20 | 65535 | 1440, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
  };
  readonly cart: {
    load: {
      readonly method: 'GET';
      readonly path: '/api/cart';
      readonly summary: 'What is in the cart of the account.';
      readonly role: 'customer';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly entries: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<import('valibot').UnknownSchema, undefined>,
              import('valibot').MaxLengthAction<unknown[], 200, undefined>,
              import('valibot').ArraySchema<
                import('valibot').GenericSchema<
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
              import('valibot').CheckAction<
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
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    save: {
      readonly method: 'PUT';
      readonly path: '/api/cart';
      readonly summary: 'Puts these entries in the place of what was in the cart; of two at once the later one stays.';
      readonly role: 'customer';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly entries: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<import('valibot').UnknownSchema, undefined>,
              import('valibot').MaxLengthAction<unknown[], 200, undefined>,
              import('valibot').ArraySchema<
                import('valibot').GenericSchema<
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
              import('valibot').CheckAction<
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
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    take: {
      readonly method: 'POST';
      readonly path: '/api/cart/entries';
      readonly summary: 'Moves what was in a visitor’s cart into that of the account; what is there already, or does not fit, is left out.';
      readonly role: 'customer';
      readonly isKeyed: true;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly entries: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<import('valibot').UnknownSchema, undefined>,
              import('valibot').MaxLengthAction<unknown[], 200, undefined>,
              import('valibot').ArraySchema<
                import('valibot').GenericSchema<
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
              import('valibot').CheckAction<
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
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly added: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
  };
  readonly billing: {
    history: {
      readonly method: 'GET';
      readonly path: '/api/payments';
      readonly summary: 'The payments of the account, newest first.';
      readonly role: 'customer';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >;
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly number: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 300, undefined>,
                  ]
                >;
                readonly date: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
                readonly payer: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 300, undefined>,
                  ]
                >;
                readonly paymentMethod: import('valibot').PicklistSchema<
                  readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                  undefined
                >;
                readonly amount: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly amountInPaymentCurrency: import('valibot').ObjectSchema<
                  {
                    readonly currency: import('valibot').PicklistSchema<
                      readonly ['USD', 'RUB', 'EUR'],
                      undefined
                    >;
                    readonly minor: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                      ]
                    >;
                  },
                  undefined
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['Paid', 'Pending', 'Canceled'],
                  undefined
                >;
                readonly fromBalance: import('valibot').OptionalSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').NumberSchema<undefined>,
                      import('valibot').SafeIntegerAction<number, undefined>,
                      import('valibot').MinValueAction<number, 0, undefined>,
                      import('valibot').CheckAction<number, undefined>,
                      import('valibot').TransformAction<number, import('@/domain/money').Money>,
                    ]
                  >,
                  undefined
                >;
                readonly paperPath: import('valibot').OptionalSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RegexAction<string, undefined>,
                    ]
                  >,
                  undefined
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
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
      readonly body: import('valibot').ObjectSchema<
        {
          readonly method: import('valibot').PicklistSchema<
            readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
            undefined
          >;
          readonly amount: import('valibot').ObjectSchema<
            {
              readonly currency: import('valibot').PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
              readonly minor: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').MaxValueAction<number, 1000000000000, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly payer: import('valibot').ObjectSchema<
            {
              readonly type: import('valibot').PicklistSchema<
                readonly ['individual', 'soleProprietor', 'organization'],
                undefined
              >;
              readonly name: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly email: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly phone: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly inn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly kpp: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly ogrn: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly address: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly bik: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly account: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
              readonly director: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 200, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly entries: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<import('valibot').UnknownSchema, undefined>,
              import('valibot').MaxLengthAction<unknown[], 200, undefined>,
              import('valibot').ArraySchema<
                import('valibot').GenericSchema<
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
              import('valibot').CheckAction<
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
          readonly promo: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 32, undefined>,
              ]
            >,
            undefined
          >;
          readonly fromBalance: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').NumberSchema<undefined>,
                import('valibot').SafeIntegerAction<number, undefined>,
                import('valibot').MinValueAction<number, 0, undefined>,
                import('valibot').CheckAction<number, undefined>,
                import('valibot').TransformAction<number, import('@/domain/money').Money>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly continueAt: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly number: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 300, undefined>,
            ]
          >;
          readonly date: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly payer: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 300, undefined>,
            ]
          >;
          readonly paymentMethod: import('valibot').PicklistSchema<
            readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
            undefined
          >;
          readonly amount: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly amountInPaymentCurrency: import('valibot').ObjectSchema<
            {
              readonly currency: import('valibot').PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>;
              readonly minor: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['Paid', 'Pending', 'Canceled'],
            undefined
          >;
          readonly fromBalance: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').NumberSchema<undefined>,
                import('valibot').SafeIntegerAction<number, undefined>,
                import('valibot').MinValueAction<number, 0, undefined>,
                import('valibot').CheckAction<number, undefined>,
                import('valibot').TransformAction<number, import('@/domain/money').Money>,
              ]
            >,
            undefined
          >;
          readonly paperPath: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
              ]
            >,
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
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly payment: import('valibot').ObjectSchema<
            {
              readonly id: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >;
              readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
              readonly number: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 300, undefined>,
                ]
              >;
              readonly date: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly payer: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 300, undefined>,
                ]
              >;
              readonly paymentMethod: import('valibot').PicklistSchema<
                readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                undefined
              >;
              readonly amount: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly amountInPaymentCurrency: import('valibot').ObjectSchema<
                {
                  readonly currency: import('valibot').PicklistSchema<
                    readonly ['USD', 'RUB', 'EUR'],
                    undefined
                  >;
                  readonly minor: import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').NumberSchema<undefined>,
                      import('valibot').SafeIntegerAction<number, undefined>,
                    ]
                  >;
                },
                undefined
              >;
              readonly status: import('valibot').PicklistSchema<
                readonly ['Paid', 'Pending', 'Canceled'],
                undefined
              >;
              readonly fromBalance: import('valibot').OptionalSchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >,
                undefined
              >;
              readonly paperPath: import('valibot').OptionalSchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                  ]
                >,
                undefined
              >;
            },
            undefined
          >;
          readonly state: import('valibot').PicklistSchema<
            readonly ['created', 'redirected', 'paid', 'failed', 'expired', 'canceled', 'refunded'],
            undefined
          >;
          readonly reason: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
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
          readonly continueAt: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 300, undefined>,
            ]
          >;
          readonly order: import('valibot').NullableSchema<
            import('valibot').ObjectSchema<
              {
                readonly entries: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').ArraySchema<import('valibot').UnknownSchema, undefined>,
                    import('valibot').MaxLengthAction<unknown[], 200, undefined>,
                    import('valibot').ArraySchema<
                      import('valibot').GenericSchema<
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
                    import('valibot').CheckAction<
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
                readonly promo: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 32, undefined>,
                    ]
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
      readonly body: import('valibot').ObjectSchema<
        {
          readonly ids: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                undefined
              >,
              import('valibot').MinLengthAction<number[], 1, undefined>,
              import('valibot').MaxLengthAction<number[], 500, undefined>,
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
      readonly body: import('valibot').ObjectSchema<
        {
          readonly ids: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                undefined
              >,
              import('valibot').MinLengthAction<number[], 1, undefined>,
              import('valibot').MaxLengthAction<number[], 500, undefined>,
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
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MinLengthAction<string, 1, undefined>,
                    import('valibot').MaxLengthAction<string, 64, undefined>,
                  ]
                >;
                readonly type: import('valibot').PicklistSchema<
                  readonly ['individual', 'soleProprietor', 'organization'],
                  undefined
                >;
                readonly name: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly email: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly phone: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly inn: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly kpp: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly ogrn: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly address: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly bik: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly account: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
                >;
                readonly director: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 200, undefined>,
                  ]
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
      readonly body: import('valibot').ObjectSchema<
        {
          readonly type: import('valibot').PicklistSchema<
            readonly ['individual', 'soleProprietor', 'organization'],
            undefined
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly phone: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly inn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly kpp: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly ogrn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly address: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly bik: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly account: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly director: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MinLengthAction<string, 1, undefined>,
              import('valibot').MaxLengthAction<string, 64, undefined>,
            ]
          >;
          readonly type: import('valibot').PicklistSchema<
            readonly ['individual', 'soleProprietor', 'organization'],
            undefined
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly phone: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly inn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly kpp: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly ogrn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly address: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly bik: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly account: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly director: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
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
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MinLengthAction<string, 1, undefined>,
              import('valibot').MaxLengthAction<string, 64, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly type: import('valibot').PicklistSchema<
            readonly ['individual', 'soleProprietor', 'organization'],
            undefined
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly phone: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly inn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly kpp: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly ogrn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly address: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly bik: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly account: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly director: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MinLengthAction<string, 1, undefined>,
              import('valibot').MaxLengthAction<string, 64, undefined>,
            ]
          >;
          readonly type: import('valibot').PicklistSchema<
            readonly ['individual', 'soleProprietor', 'organization'],
            undefined
          >;
          readonly name: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly email: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly phone: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly inn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly kpp: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly ogrn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly address: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly bik: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly account: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
          >;
          readonly director: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 200, undefined>,
            ]
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
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MinLengthAction<string, 1, undefined>,
              import('valibot').MaxLengthAction<string, 64, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['openBill'];
    };
  };
  readonly catalog: {
    plans: {
      readonly method: 'GET';
      readonly path: '/api/catalog/plans';
      readonly summary: 'Every plan of the three catalogues, in the order in which they are listed.';
      readonly role: 'anyone';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly name: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 1000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<
                      string,
                      `${string}[GB]` | `${string}[RU]` | `${string}[US]` | `${string}[NL]` | `${string}[DE]`
                    >,
                  ]
                >;
                readonly line: import('valibot').PicklistSchema<
                  readonly ['vps', 'cpu', 'storage'],
                  undefined
                >;
                readonly datacenter: import('valibot').PicklistSchema<
                  readonly ['ru', 'us', 'nl', 'de', 'gb'],
                  undefined
                >;
                readonly flag: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').PicklistSchema<string[], undefined>,
                    import('valibot').TransformAction<string, 'GB' | 'RU' | 'US' | 'NL' | 'DE'>,
                  ]
                >;
                readonly specs: import('valibot').ObjectSchema<
                  {
                    readonly cpu: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                    readonly ram: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                    readonly storage: import('valibot').ObjectSchema<
                      {
                        readonly size: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').NumberSchema<undefined>,
                            import('valibot').SafeIntegerAction<number, undefined>,
                            import('valibot').MinValueAction<number, 0, undefined>,
                          ]
                        >;
                        readonly kind: import('valibot').PicklistSchema<
                          ['NVME', 'SSD NVME', 'HDD'],
                          undefined
                        >;
                      },
                      undefined
                    >;
                  },
                  undefined
                >;
                readonly features: import('valibot').ObjectSchema<
                  {
                    readonly controlPanel: import('valibot').PicklistSchema<
                      ['none', 'cpanel', 'plesk'],
                      undefined
                    >;
                    readonly publicIP: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                    readonly ipv6: import('valibot').BooleanSchema<undefined>;
                    readonly backup: import('valibot').PicklistSchema<['none', 'weekly', 'daily'], undefined>;
                  },
                  undefined
                >;
                readonly price: import('valibot').ObjectSchema<
                  {
                    readonly monthly: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                        import('valibot').CheckAction<number, undefined>,
                        import('valibot').TransformAction<number, import('@/domain/money').Money>,
                      ]
                    >;
                    readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                  },
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
      readonly isCacheable: true;
      readonly refusals: readonly [];
    };
    promo: {
      readonly method: 'GET';
      readonly path: '/api/catalog/promos/{code}';
      readonly summary: 'The promo code of that name (upper case), whether it holds today or not.';
      readonly role: 'anyone';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly code: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 32, undefined>,
              import('valibot').RegexAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly code: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 32, undefined>,
            ]
          >;
          readonly benefit: import('valibot').VariantSchema<
            'kind',
            [
              import('valibot').ObjectSchema<
                {
                  readonly kind: import('valibot').LiteralSchema<'percent', undefined>;
                  readonly percent: import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').NumberSchema<undefined>,
                      import('valibot').IntegerAction<number, undefined>,
                      import('valibot').MinValueAction<number, 0, undefined>,
                      import('valibot').MaxValueAction<number, 100, undefined>,
                    ]
                  >;
                },
                undefined
              >,
              import('valibot').ObjectSchema<
                {
                  readonly kind: import('valibot').LiteralSchema<'fixed', undefined>;
                  readonly amount: import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').NumberSchema<undefined>,
                      import('valibot').SafeIntegerAction<number, undefined>,
                      import('valibot').MinValueAction<number, 0, undefined>,
                      import('valibot').CheckAction<number, undefined>,
                      import('valibot').TransformAction<number, import('@/domain/money').Money>,
                    ]
                  >;
                  readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                },
                undefined
              >,
            ],
            undefined
          >;
          readonly from: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly until: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly usesLeft: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly lines: import('valibot').ArraySchema<
            import('valibot').PicklistSchema<readonly ['vps', 'cpu', 'storage'], undefined>,
            undefined
          >;
        },
        undefined
      >;
      readonly isCacheable: true;
      readonly refusals: readonly ['tooManyTries'];
    };
    paymentMethods: {
      readonly method: 'GET';
      readonly path: '/api/catalog/payment-methods';
      readonly summary: 'The ways to pay, with the least sum and the commission of each.';
      readonly role: 'anyone';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').PicklistSchema<
                  readonly ['crypto', 'manual', 'cards', 'ruCards', 'sberPay'],
                  undefined
                >;
                readonly minAmount: import('valibot').ObjectSchema<
                  {
                    readonly currency: import('valibot').PicklistSchema<
                      readonly ['USD', 'RUB', 'EUR'],
                      undefined
                    >;
                    readonly minor: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').NumberSchema<undefined>,
                        import('valibot').SafeIntegerAction<number, undefined>,
                        import('valibot').MinValueAction<number, 0, undefined>,
                      ]
                    >;
                  },
                  undefined
                >;
                readonly currencies: import('valibot').TupleWithRestSchema<
                  [import('valibot').PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>],
                  import('valibot').PicklistSchema<readonly ['USD', 'RUB', 'EUR'], undefined>,
                  undefined
                >;
                readonly commission: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                  ]
                >;
                readonly unavailable: import('valibot').NullableSchema<
                  import('valibot').ObjectWithRestSchema<
                    {
                      readonly ru: import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').MaxLengthAction<string, 1000, undefined>,
                          import('valibot').CheckAction<string, undefined>,
                        ]
                      >;
                    },
                    import('valibot').OptionalSchema<
                      import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').MaxLengthAction<string, 1000, undefined>,
                          import('valibot').CheckAction<string, undefined>,
                        ]
                      >,
                      undefined
                    >,
                    undefined
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
      readonly isCacheable: true;
      readonly refusals: readonly [];
    };
    rates: {
      readonly method: 'GET';
      readonly path: '/api/catalog/rates';
      readonly summary: 'The price of one unit of each currency that can be paid in.';
      readonly role: 'anyone';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly rates: import('valibot').ObjectSchema<
            {
              readonly USD: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly RUB: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly EUR: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
            },
            undefined
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
        },
        undefined
      >;
      readonly isCacheable: true;
      readonly refusals: readonly [];
    };
    supportAnswers: {
      readonly method: 'GET';
      readonly path: '/api/catalog/support-answers';
      readonly summary: 'The instructions, for answers that are there before a question is sent to support.';
      readonly role: 'anyone';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly page: import('valibot').NullableSchema<
                  import('valibot').PicklistSchema<
                    readonly ['vps', 'vpsCatalog', 'payments', 'paymentsHistory', 'cart', 'profile'],
                    undefined
                  >,
                  undefined
                >;
                readonly texts: import('valibot').ObjectWithRestSchema<
                  {
                    readonly ru: import('valibot').ObjectSchema<
                      {
                        readonly title: import('valibot').StringSchema<undefined>;
                        readonly text: import('valibot').StringSchema<undefined>;
                        readonly stems: import('valibot').ArraySchema<
                          import('valibot').StringSchema<undefined>,
                          undefined
                        >;
                      },
                      undefined
                    >;
                  },
                  import('valibot').OptionalSchema<
                    import('valibot').ObjectSchema<
                      {
                        readonly title: import('valibot').StringSchema<undefined>;
                        readonly text: import('valibot').StringSchema<undefined>;
                        readonly stems: import('valibot').ArraySchema<
                          import('valibot').StringSchema<undefined>,
                          undefined
                        >;
                      },
                      undefined
                    >,
                    undefined
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
      readonly isCacheable: true;
      readonly refusals: readonly [];
    };
  };
  readonly notifications: {
    list: {
      readonly method: 'GET';
      readonly path: '/api/notifications';
      readonly summary: 'The notifications of the account, newest first; those of the last year.';
      readonly role: 'customer';
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly at: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly isRead: import('valibot').BooleanSchema<undefined>;
                readonly about: import('valibot').VariantSchema<
                  'kind',
                  [
                    import('valibot').ObjectSchema<
                      {
                        readonly kind: import('valibot').LiteralSchema<'serverEnding', undefined>;
                        readonly serverId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                          ]
                        >;
                        readonly domain: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                        readonly endDate: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly kind: import('valibot').LiteralSchema<'serverSuspended', undefined>;
                        readonly serverId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                          ]
                        >;
                        readonly domain: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly kind: import('valibot').LiteralSchema<'serverReady', undefined>;
                        readonly serverId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                          ]
                        >;
                        readonly domain: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly kind: import('valibot').LiteralSchema<'serverFailed', undefined>;
                        readonly serverId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                          ]
                        >;
                        readonly domain: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly amount: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').NumberSchema<undefined>,
                            import('valibot').SafeIntegerAction<number, undefined>,
                            import('valibot').MinValueAction<number, 0, undefined>,
                            import('valibot').CheckAction<number, undefined>,
                            import('valibot').TransformAction<number, import('@/domain/money').Money>,
                          ]
                        >;
                        readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                        readonly kind: import('valibot').LiteralSchema<'orderFailed', undefined>;
                        readonly orderId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<
                              number,
                              import('@/domain/order/placedOrder').OrderId
                            >,
                          ]
                        >;
                        readonly title: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly amount: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').NumberSchema<undefined>,
                            import('valibot').SafeIntegerAction<number, undefined>,
                            import('valibot').MinValueAction<number, 0, undefined>,
                            import('valibot').CheckAction<number, undefined>,
                            import('valibot').TransformAction<number, import('@/domain/money').Money>,
                          ]
                        >;
                        readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                        readonly kind: import('valibot').LiteralSchema<'paymentDue', undefined>;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly amount: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').NumberSchema<undefined>,
                            import('valibot').SafeIntegerAction<number, undefined>,
                            import('valibot').MinValueAction<number, 0, undefined>,
                            import('valibot').CheckAction<number, undefined>,
                            import('valibot').TransformAction<number, import('@/domain/money').Money>,
                          ]
                        >;
                        readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                        readonly kind: import('valibot').LiteralSchema<'paymentReceived', undefined>;
                      },
                      undefined
                    >,
                    import('valibot').ObjectSchema<
                      {
                        readonly kind: import('valibot').LiteralSchema<'ticketAnswered', undefined>;
                        readonly ticketId: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
                          ]
                        >;
                        readonly subject: import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').MaxLengthAction<string, 1000, undefined>,
                            import('valibot').CheckAction<string, undefined>,
                          ]
                        >;
                      },
                      undefined
                    >,
                  ],
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
    setRead: {
      readonly method: 'POST';
      readonly path: '/api/notifications/read';
      readonly summary: 'Marks notifications as read, or as unread again; ids that are not there are passed over.';
      readonly role: 'customer';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly ids: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >,
                undefined
              >,
              import('valibot').MaxLengthAction<string[], 1000, undefined>,
            ]
          >;
          readonly isRead: import('valibot').BooleanSchema<undefined>;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
  };
  readonly orders: {
    list: {
      readonly method: 'GET';
      readonly path: '/api/orders';
      readonly summary: 'The orders of the account with their progress, newest first.';
      readonly role: 'customer';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
                  ]
                >;
                readonly at: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly paymentNumber: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                      import('valibot').CheckAction<string, undefined>,
                    ]
                  >,
                  undefined
                >;
                readonly amount: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly items: import('valibot').ArraySchema<
                  import('valibot').ObjectSchema<
                    {
                      readonly id: import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').MaxLengthAction<string, 1000, undefined>,
                          import('valibot').CheckAction<string, undefined>,
                        ]
                      >;
                      readonly kind: import('valibot').PicklistSchema<
                        readonly ['server', 'renewal', 'tariff'],
                        undefined
                      >;
                      readonly title: import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').MaxLengthAction<string, 1000, undefined>,
                          import('valibot').CheckAction<string, undefined>,
                        ]
                      >;
                      readonly serverId: import('valibot').NullableSchema<
                        import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').SchemaWithPipe<
                              readonly [
                                import('valibot').StringSchema<undefined>,
                                import('valibot').RegexAction<string, undefined>,
                                import('valibot').TransformAction<string, number>,
                              ]
                            >,
                            import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                          ]
                        >,
                        undefined
                      >;
                      readonly amount: import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').NumberSchema<undefined>,
                          import('valibot').SafeIntegerAction<number, undefined>,
                          import('valibot').MinValueAction<number, 0, undefined>,
                          import('valibot').CheckAction<number, undefined>,
                          import('valibot').TransformAction<number, import('@/domain/money').Money>,
                        ]
                      >;
                      readonly status: import('valibot').PicklistSchema<
                        readonly ['queued', 'running', 'done', 'failed'],
                        undefined
                      >;
                      readonly startedAt: import('valibot').NullableSchema<
                        import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').RawTransformAction<
                              string,
                              `${number}-${number}-${number}T${string}Z`
                            >,
                          ]
                        >,
                        undefined
                      >;
                      readonly endedAt: import('valibot').NullableSchema<
                        import('valibot').SchemaWithPipe<
                          readonly [
                            import('valibot').StringSchema<undefined>,
                            import('valibot').RawTransformAction<
                              string,
                              `${number}-${number}-${number}T${string}Z`
                            >,
                          ]
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
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    order: {
      readonly method: 'GET';
      readonly path: '/api/orders/{id}';
      readonly summary: 'An order with the steps of everything in it.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/order/placedOrder').OrderId>,
            ]
          >;
          readonly at: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >;
          readonly paymentNumber: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly amount: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly kind: import('valibot').PicklistSchema<
                  readonly ['server', 'renewal', 'tariff'],
                  undefined
                >;
                readonly title: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly serverId: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').RegexAction<string, undefined>,
                          import('valibot').TransformAction<string, number>,
                        ]
                      >,
                      import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                    ]
                  >,
                  undefined
                >;
                readonly amount: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['queued', 'running', 'done', 'failed'],
                  undefined
                >;
                readonly startedAt: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RawTransformAction<
                        string,
                        `${number}-${number}-${number}T${string}Z`
                      >,
                    ]
                  >,
                  undefined
                >;
                readonly endedAt: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RawTransformAction<
                        string,
                        `${number}-${number}-${number}T${string}Z`
                      >,
                    ]
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
  };
  readonly papers: {
    ofPayment: {
      readonly method: 'GET';
      readonly path: '/api/payments/{id}/papers/{kind}';
      readonly summary: 'A payment’s bill or receipt as PDF, unchanged since it was issued; administrators get those of every account.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
          readonly kind: import('valibot').PicklistSchema<readonly ['bill', 'receipt'], undefined>;
        },
        undefined
      >;
      readonly query: import('valibot').ObjectSchema<
        {
          readonly language: import('valibot').PicklistSchema<readonly ['ru', 'en'], undefined>;
        },
        undefined
      >;
      readonly isDownload: true;
      readonly refusals: readonly [];
    };
  };
  readonly servers: {
    list: {
      readonly method: 'GET';
      readonly path: '/api/servers';
      readonly summary: 'The servers of the account, of one product or of all; oldest first unless sorted: addresses by their value, statuses along a life (Ordered, Activation, Active, Suspended). A search looks into domain, address and system, a day is before `endsBefore`.';
      readonly role: 'customer';
      readonly query: import('valibot').ObjectSchema<
        {
          readonly product: import('valibot').OptionalSchema<
            import('valibot').PicklistSchema<readonly ['vps', 'cpu', 'storage'], undefined>,
            undefined
          >;
          readonly search: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          readonly status: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly datacenter: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly tariff: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly endsBefore: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
              ]
            >,
            undefined
          >;
          readonly sort: import('valibot').OptionalSchema<
            import('valibot').PicklistSchema<
              readonly ['id', 'domain', 'ip', 'os', 'tariff', 'datacenter', 'endDate', 'status', 'price'],
              undefined
            >,
            undefined
          >;
          readonly direction: import('valibot').OptionalSchema<
            import('valibot').PicklistSchema<['ascending', 'descending'], undefined>,
            undefined
          >;
          readonly cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          readonly limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
                readonly domain: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly ip: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly os: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly tariff: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly awaitedTariff: import('valibot').OptionalSchema<
                  import('valibot').NullableSchema<
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 1000, undefined>,
                      ]
                    >,
                    undefined
                  >,
                  null
                >;
                readonly datacenter: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly endDate: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                  ]
                >;
                readonly status: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly monthlyPrice: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly optionsMonthly: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                    import('valibot').MinValueAction<number, 0, undefined>,
                    import('valibot').CheckAction<number, undefined>,
                    import('valibot').TransformAction<number, import('@/domain/money').Money>,
                  ]
                >;
                readonly panelUrl: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').MaxLengthAction<string, 1000, undefined>,
                        ]
                      >,
                      import('valibot').RegexAction<string, undefined>,
                    ]
                  >,
                  undefined
                >;
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                  ]
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    details: {
      readonly method: 'GET';
      readonly path: '/api/servers/{id}/details';
      readonly summary: 'Addresses, history and access of a server; of a long history the newest part.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly addresses: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly family: import('valibot').PicklistSchema<['IPv4', 'IPv6'], undefined>;
                readonly address: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly prefixLength: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').NumberSchema<undefined>,
                    import('valibot').SafeIntegerAction<number, undefined>,
                  ]
                >;
                readonly gateway: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly reverseName: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                      import('valibot').CheckAction<string, undefined>,
                    ]
                  >,
                  undefined
                >;
                readonly isPrimary: import('valibot').BooleanSchema<undefined>;
              },
              undefined
            >,
            undefined
          >;
          readonly events: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >;
                readonly at: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly kind: import('valibot').PicklistSchema<
                  readonly [
                    'ordered',
                    'paid',
                    'created',
                    'activated',
                    'rebooted',
                    'renewed',
                    'tariffRequested',
                    'tariffChanged',
                    'reinstalled',
                    'suspended',
                    'stopped',
                    'resumed',
                    'failed',
                  ],
                  undefined
                >;
                readonly actor: import('valibot').PicklistSchema<
                  ['customer', 'system', 'support'],
                  undefined
                >;
                readonly detail: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                    ]
                  >,
                  undefined
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly access: import('valibot').ObjectSchema<
            {
              readonly system: import('valibot').PicklistSchema<['linux', 'windows'], undefined>;
              readonly host: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly port: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                ]
              >;
              readonly user: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                  import('valibot').CheckAction<string, undefined>,
                ]
              >;
              readonly updateCommand: import('valibot').NullableSchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >,
                undefined
              >;
            },
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    settings: {
      readonly method: 'GET';
      readonly path: '/api/servers/{id}/settings';
      readonly summary: 'What can be changed about a server, with the version that a change must name.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly version: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly createdOn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly memory: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly settings: import('valibot').ObjectSchema<
            {
              readonly name: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly domain: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly ip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly payment: import('valibot').PicklistSchema<readonly ['account', 'card'], undefined>;
              readonly username: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly os: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly software: import('valibot').PicklistSchema<
                readonly ['none', 'apache', 'nginx', 'docker'],
                undefined
              >;
              readonly ipv6Subnet: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly panel: import('valibot').PicklistSchema<
                readonly ['none', 'cpanel', 'plesk'],
                undefined
              >;
              readonly ipv4: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').IntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 1, undefined>,
                  import('valibot').MaxValueAction<number, 5, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly addresses: import('valibot').ArraySchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
              ]
            >,
            undefined
          >;
          readonly ipv6Subnets: import('valibot').ArraySchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
              ]
            >,
            undefined
          >;
          readonly server: import('valibot').ObjectSchema<
            {
              readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
              readonly domain: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly ip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly os: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly tariff: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly awaitedTariff: import('valibot').OptionalSchema<
                import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                    ]
                  >,
                  undefined
                >,
                null
              >;
              readonly datacenter: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly endDate: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly status: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly monthlyPrice: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly optionsMonthly: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly panelUrl: import('valibot').NullableSchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 1000, undefined>,
                      ]
                    >,
                    import('valibot').RegexAction<string, undefined>,
                  ]
                >,
                undefined
              >;
              readonly id: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RegexAction<string, undefined>,
                      import('valibot').TransformAction<string, number>,
                    ]
                  >,
                  import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                ]
              >;
            },
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    save: {
      readonly method: 'PUT';
      readonly path: '/api/servers/{id}/settings';
      readonly summary: 'Saves the settings of a server; reinstalls the system when it or its software changes. A null password stays as it is. `stale` brings what is stored now as `current`.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly isVersioned: true;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly settings: import('valibot').ObjectSchema<
            {
              readonly name: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly domain: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly ip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly payment: import('valibot').PicklistSchema<readonly ['account', 'card'], undefined>;
              readonly username: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly os: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly software: import('valibot').PicklistSchema<
                readonly ['none', 'apache', 'nginx', 'docker'],
                undefined
              >;
              readonly ipv6Subnet: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly panel: import('valibot').PicklistSchema<
                readonly ['none', 'cpanel', 'plesk'],
                undefined
              >;
              readonly ipv4: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').IntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 1, undefined>,
                  import('valibot').MaxValueAction<number, 5, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly password: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly userPassword: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
                import('valibot').CheckAction<string, undefined>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly version: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly createdOn: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly memory: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
          readonly settings: import('valibot').ObjectSchema<
            {
              readonly name: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly domain: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly ip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly payment: import('valibot').PicklistSchema<readonly ['account', 'card'], undefined>;
              readonly username: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly os: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly software: import('valibot').PicklistSchema<
                readonly ['none', 'apache', 'nginx', 'docker'],
                undefined
              >;
              readonly ipv6Subnet: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly panel: import('valibot').PicklistSchema<
                readonly ['none', 'cpanel', 'plesk'],
                undefined
              >;
              readonly ipv4: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').IntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 1, undefined>,
                  import('valibot').MaxValueAction<number, 5, undefined>,
                ]
              >;
            },
            undefined
          >;
          readonly addresses: import('valibot').ArraySchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
              ]
            >,
            undefined
          >;
          readonly ipv6Subnets: import('valibot').ArraySchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 1000, undefined>,
              ]
            >,
            undefined
          >;
          readonly server: import('valibot').ObjectSchema<
            {
              readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
              readonly domain: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly ip: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly os: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly tariff: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly awaitedTariff: import('valibot').OptionalSchema<
                import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').MaxLengthAction<string, 1000, undefined>,
                    ]
                  >,
                  undefined
                >,
                null
              >;
              readonly datacenter: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly endDate: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
                ]
              >;
              readonly status: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >;
              readonly monthlyPrice: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly optionsMonthly: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').NumberSchema<undefined>,
                  import('valibot').SafeIntegerAction<number, undefined>,
                  import('valibot').MinValueAction<number, 0, undefined>,
                  import('valibot').CheckAction<number, undefined>,
                  import('valibot').TransformAction<number, import('@/domain/money').Money>,
                ]
              >;
              readonly panelUrl: import('valibot').NullableSchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 1000, undefined>,
                      ]
                    >,
                    import('valibot').RegexAction<string, undefined>,
                  ]
                >,
                undefined
              >;
              readonly id: import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').StringSchema<undefined>,
                      import('valibot').RegexAction<string, undefined>,
                      import('valibot').TransformAction<string, number>,
                    ]
                  >,
                  import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                ]
              >;
            },
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['invalidSettings', 'notEditable', 'domainTaken', 'addressTaken'];
    };
    reboot: {
      readonly method: 'POST';
      readonly path: '/api/servers/reboot';
      readonly summary: 'Restarts servers: all of them, or none where one of them is not Active.';
      readonly role: 'customer';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly ids: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                  ]
                >,
                undefined
              >,
              import('valibot').MinLengthAction<import('@/domain/server').ServerId[], 1, undefined>,
              import('valibot').MaxLengthAction<import('@/domain/server').ServerId[], 1000, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['notFound', 'notActive'];
    };
    changeTariff: {
      readonly method: 'POST';
      readonly path: '/api/servers/{id}/tariff';
      readonly summary: 'Moves a server to a tariff by its star’s name and charges the balance; what that does not suffice for becomes a bill, and the server stays as it is until that is paid.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly isKeyed: true;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly tariff: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly currency: import('valibot').LiteralSchema<'RUB', undefined>;
          readonly domain: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly ip: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly os: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly tariff: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly awaitedTariff: import('valibot').OptionalSchema<
            import('valibot').NullableSchema<
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').MaxLengthAction<string, 1000, undefined>,
                ]
              >,
              undefined
            >,
            null
          >;
          readonly datacenter: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly endDate: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}`>,
            ]
          >;
          readonly status: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
            ]
          >;
          readonly monthlyPrice: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly optionsMonthly: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
              import('valibot').CheckAction<number, undefined>,
              import('valibot').TransformAction<number, import('@/domain/money').Money>,
            ]
          >;
          readonly panelUrl: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                  ]
                >,
                import('valibot').RegexAction<string, undefined>,
              ]
            >,
            undefined
          >;
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['noTariff', 'sameTariff'];
    };
  };
  readonly support: {
    list: {
      readonly method: 'GET';
      readonly path: '/api/tickets';
      readonly summary: 'The tickets of the account with all their messages, by their latest change, newest first.';
      readonly role: 'customer';
      readonly query: import('valibot').ObjectSchema<
        {
          cursor: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').MaxLengthAction<string, 200, undefined>,
              ]
            >,
            undefined
          >;
          limit: import('valibot').OptionalSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').StringSchema<undefined>,
                import('valibot').RegexAction<string, undefined>,
                import('valibot').TransformAction<any, number>,
              ]
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly items: import('valibot').ArraySchema<
            import('valibot').ObjectSchema<
              {
                readonly id: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
                  ]
                >;
                readonly subject: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                    import('valibot').CheckAction<string, undefined>,
                  ]
                >;
                readonly service: import('valibot').NullableSchema<
                  import('valibot').PicklistSchema<
                    readonly [
                      'vps',
                      'vpsCpu',
                      'vpsStorage',
                      'dedicated',
                      'protection',
                      'dns',
                      'ftp',
                      'ip',
                      'ssl',
                      'ispmanager',
                      'modules',
                      'bitninja',
                    ],
                    undefined
                  >,
                  undefined
                >;
                readonly serverId: import('valibot').NullableSchema<
                  import('valibot').SchemaWithPipe<
                    readonly [
                      import('valibot').SchemaWithPipe<
                        readonly [
                          import('valibot').StringSchema<undefined>,
                          import('valibot').RegexAction<string, undefined>,
                          import('valibot').TransformAction<string, number>,
                        ]
                      >,
                      import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
                    ]
                  >,
                  undefined
                >;
                readonly department: import('valibot').PicklistSchema<
                  readonly ['technical', 'billing', 'sales', 'abuse'],
                  undefined
                >;
                readonly status: import('valibot').PicklistSchema<
                  readonly ['queued', 'answered', 'closed'],
                  undefined
                >;
                readonly isArchived: import('valibot').BooleanSchema<undefined>;
                readonly updatedAt: import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
                  ]
                >;
                readonly messages: import('valibot').ArraySchema<
                  import('valibot').VariantSchema<
                    'author',
                    [
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').RegexAction<string, undefined>,
                              import('valibot').TransformAction<string, number>,
                            ]
                          >;
                          readonly at: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').RawTransformAction<
                                string,
                                `${number}-${number}-${number}T${string}Z`
                              >,
                            ]
                          >;
                          readonly author: import('valibot').PicklistSchema<
                            ['customer', 'support'],
                            undefined
                          >;
                          readonly text: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 10000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly attachments: import('valibot').ArraySchema<
                            import('valibot').ObjectSchema<
                              {
                                readonly id: import('valibot').SchemaWithPipe<
                                  readonly [
                                    import('valibot').StringSchema<undefined>,
                                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                                    import('valibot').CheckAction<string, undefined>,
                                  ]
                                >;
                                readonly name: import('valibot').SchemaWithPipe<
                                  readonly [
                                    import('valibot').StringSchema<undefined>,
                                    import('valibot').MaxLengthAction<string, 1000, undefined>,
                                    import('valibot').CheckAction<string, undefined>,
                                  ]
                                >;
                                readonly size: import('valibot').SchemaWithPipe<
                                  readonly [
                                    import('valibot').NumberSchema<undefined>,
                                    import('valibot').SafeIntegerAction<number, undefined>,
                                    import('valibot').MinValueAction<number, 0, undefined>,
                                  ]
                                >;
                              },
                              undefined
                            >,
                            undefined
                          >;
                        },
                        undefined
                      >,
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').RegexAction<string, undefined>,
                              import('valibot').TransformAction<string, number>,
                            ]
                          >;
                          readonly at: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').RawTransformAction<
                                string,
                                `${number}-${number}-${number}T${string}Z`
                              >,
                            ]
                          >;
                          readonly author: import('valibot').LiteralSchema<'robot', undefined>;
                          readonly notice: import('valibot').LiteralSchema<'queued', undefined>;
                        },
                        undefined
                      >,
                    ],
                    undefined
                  >,
                  undefined
                >;
              },
              undefined
            >,
            undefined
          >;
          readonly next: import('valibot').NullableSchema<
            import('valibot').StringSchema<undefined>,
            undefined
          >;
          readonly total: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').NumberSchema<undefined>,
              import('valibot').SafeIntegerAction<number, undefined>,
              import('valibot').MinValueAction<number, 0, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    ticket: {
      readonly method: 'GET';
      readonly path: '/api/tickets/{id}';
      readonly summary: 'One ticket with its messages, oldest first.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
          readonly subject: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly service: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
              readonly [
                'vps',
                'vpsCpu',
                'vpsStorage',
                'dedicated',
                'protection',
                'dns',
                'ftp',
                'ip',
                'ssl',
                'ispmanager',
                'modules',
                'bitninja',
              ],
              undefined
            >,
            undefined
          >;
          readonly serverId: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >,
            undefined
          >;
          readonly department: import('valibot').PicklistSchema<
            readonly ['technical', 'billing', 'sales', 'abuse'],
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['queued', 'answered', 'closed'],
            undefined
          >;
          readonly isArchived: import('valibot').BooleanSchema<undefined>;
          readonly updatedAt: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >;
          readonly messages: import('valibot').ArraySchema<
            import('valibot').VariantSchema<
              'author',
              [
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').PicklistSchema<['customer', 'support'], undefined>;
                    readonly text: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 10000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >;
                    readonly attachments: import('valibot').ArraySchema<
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly name: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly size: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').NumberSchema<undefined>,
                              import('valibot').SafeIntegerAction<number, undefined>,
                              import('valibot').MinValueAction<number, 0, undefined>,
                            ]
                          >;
                        },
                        undefined
                      >,
                      undefined
                    >;
                  },
                  undefined
                >,
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').LiteralSchema<'robot', undefined>;
                    readonly notice: import('valibot').LiteralSchema<'queued', undefined>;
                  },
                  undefined
                >,
              ],
              undefined
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    create: {
      readonly method: 'POST';
      readonly path: '/api/tickets';
      readonly summary: 'Asks support; a server that is none of the account’s is left out. `fields` and `files` say what is wrong.';
      readonly role: 'customer';
      readonly isKeyed: true;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly subject: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly service: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
              readonly [
                'vps',
                'vpsCpu',
                'vpsStorage',
                'dedicated',
                'protection',
                'dns',
                'ftp',
                'ip',
                'ssl',
                'ispmanager',
                'modules',
                'bitninja',
              ],
              undefined
            >,
            undefined
          >;
          readonly serverId: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >,
            undefined
          >;
          readonly department: import('valibot').PicklistSchema<
            readonly ['technical', 'billing', 'sales', 'abuse'],
            undefined
          >;
          readonly message: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 10000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly files: {
        max: 5;
        maxBytes: number;
        endings: readonly string[];
      };
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
          readonly subject: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly service: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
              readonly [
                'vps',
                'vpsCpu',
                'vpsStorage',
                'dedicated',
                'protection',
                'dns',
                'ftp',
                'ip',
                'ssl',
                'ispmanager',
                'modules',
                'bitninja',
              ],
              undefined
            >,
            undefined
          >;
          readonly serverId: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >,
            undefined
          >;
          readonly department: import('valibot').PicklistSchema<
            readonly ['technical', 'billing', 'sales', 'abuse'],
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['queued', 'answered', 'closed'],
            undefined
          >;
          readonly isArchived: import('valibot').BooleanSchema<undefined>;
          readonly updatedAt: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >;
          readonly messages: import('valibot').ArraySchema<
            import('valibot').VariantSchema<
              'author',
              [
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').PicklistSchema<['customer', 'support'], undefined>;
                    readonly text: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 10000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >;
                    readonly attachments: import('valibot').ArraySchema<
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly name: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly size: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').NumberSchema<undefined>,
                              import('valibot').SafeIntegerAction<number, undefined>,
                              import('valibot').MinValueAction<number, 0, undefined>,
                            ]
                          >;
                        },
                        undefined
                      >,
                      undefined
                    >;
                  },
                  undefined
                >,
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').LiteralSchema<'robot', undefined>;
                    readonly notice: import('valibot').LiteralSchema<'queued', undefined>;
                  },
                  undefined
                >,
              ],
              undefined
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['invalidTicket', 'invalidFile'];
    };
    reply: {
      readonly method: 'POST';
      readonly path: '/api/tickets/{id}/messages';
      readonly summary: 'Adds a message of the customer’s, with a text or a file; the ticket, closed or not, waits for an answer again.';
      readonly role: 'customer';
      readonly isKeyed: true;
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
        },
        undefined
      >;
      readonly body: import('valibot').ObjectSchema<
        {
          readonly message: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 10000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
        },
        undefined
      >;
      readonly files: {
        max: 5;
        maxBytes: number;
        endings: readonly string[];
      };
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
          readonly subject: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly service: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
              readonly [
                'vps',
                'vpsCpu',
                'vpsStorage',
                'dedicated',
                'protection',
                'dns',
                'ftp',
                'ip',
                'ssl',
                'ispmanager',
                'modules',
                'bitninja',
              ],
              undefined
            >,
            undefined
          >;
          readonly serverId: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >,
            undefined
          >;
          readonly department: import('valibot').PicklistSchema<
            readonly ['technical', 'billing', 'sales', 'abuse'],
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['queued', 'answered', 'closed'],
            undefined
          >;
          readonly isArchived: import('valibot').BooleanSchema<undefined>;
          readonly updatedAt: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >;
          readonly messages: import('valibot').ArraySchema<
            import('valibot').VariantSchema<
              'author',
              [
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').PicklistSchema<['customer', 'support'], undefined>;
                    readonly text: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 10000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >;
                    readonly attachments: import('valibot').ArraySchema<
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly name: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly size: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').NumberSchema<undefined>,
                              import('valibot').SafeIntegerAction<number, undefined>,
                              import('valibot').MinValueAction<number, 0, undefined>,
                            ]
                          >;
                        },
                        undefined
                      >,
                      undefined
                    >;
                  },
                  undefined
                >,
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').LiteralSchema<'robot', undefined>;
                    readonly notice: import('valibot').LiteralSchema<'queued', undefined>;
                  },
                  undefined
                >,
              ],
              undefined
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly ['invalidTicket', 'invalidFile'];
    };
    close: {
      readonly method: 'POST';
      readonly path: '/api/tickets/{id}/close';
      readonly summary: 'Closes a ticket.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
        },
        undefined
      >;
      readonly answer: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
          readonly subject: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').MaxLengthAction<string, 1000, undefined>,
              import('valibot').CheckAction<string, undefined>,
            ]
          >;
          readonly service: import('valibot').NullableSchema<
            import('valibot').PicklistSchema<
              readonly [
                'vps',
                'vpsCpu',
                'vpsStorage',
                'dedicated',
                'protection',
                'dns',
                'ftp',
                'ip',
                'ssl',
                'ispmanager',
                'modules',
                'bitninja',
              ],
              undefined
            >,
            undefined
          >;
          readonly serverId: import('valibot').NullableSchema<
            import('valibot').SchemaWithPipe<
              readonly [
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').StringSchema<undefined>,
                    import('valibot').RegexAction<string, undefined>,
                    import('valibot').TransformAction<string, number>,
                  ]
                >,
                import('valibot').TransformAction<number, import('@/domain/server').ServerId>,
              ]
            >,
            undefined
          >;
          readonly department: import('valibot').PicklistSchema<
            readonly ['technical', 'billing', 'sales', 'abuse'],
            undefined
          >;
          readonly status: import('valibot').PicklistSchema<
            readonly ['queued', 'answered', 'closed'],
            undefined
          >;
          readonly isArchived: import('valibot').BooleanSchema<undefined>;
          readonly updatedAt: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RawTransformAction<string, `${number}-${number}-${number}T${string}Z`>,
            ]
          >;
          readonly messages: import('valibot').ArraySchema<
            import('valibot').VariantSchema<
              'author',
              [
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').PicklistSchema<['customer', 'support'], undefined>;
                    readonly text: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').MaxLengthAction<string, 10000, undefined>,
                        import('valibot').CheckAction<string, undefined>,
                      ]
                    >;
                    readonly attachments: import('valibot').ArraySchema<
                      import('valibot').ObjectSchema<
                        {
                          readonly id: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly name: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').StringSchema<undefined>,
                              import('valibot').MaxLengthAction<string, 1000, undefined>,
                              import('valibot').CheckAction<string, undefined>,
                            ]
                          >;
                          readonly size: import('valibot').SchemaWithPipe<
                            readonly [
                              import('valibot').NumberSchema<undefined>,
                              import('valibot').SafeIntegerAction<number, undefined>,
                              import('valibot').MinValueAction<number, 0, undefined>,
                            ]
                          >;
                        },
                        undefined
                      >,
                      undefined
                    >;
                  },
                  undefined
                >,
                import('valibot').ObjectSchema<
                  {
                    readonly id: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >;
                    readonly at: import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RawTransformAction<
                          string,
                          `${number}-${number}-${number}T${string}Z`
                        >,
                      ]
                    >;
                    readonly author: import('valibot').LiteralSchema<'robot', undefined>;
                    readonly notice: import('valibot').LiteralSchema<'queued', undefined>;
                  },
                  undefined
                >,
              ],
              undefined
            >,
            undefined
          >;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    setArchived: {
      readonly method: 'POST';
      readonly path: '/api/tickets/archive';
      readonly summary: 'Takes tickets out of the queue, or puts them back; ids that are not there are passed over.';
      readonly role: 'customer';
      readonly body: import('valibot').ObjectSchema<
        {
          readonly ids: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').ArraySchema<
                import('valibot').SchemaWithPipe<
                  readonly [
                    import('valibot').SchemaWithPipe<
                      readonly [
                        import('valibot').StringSchema<undefined>,
                        import('valibot').RegexAction<string, undefined>,
                        import('valibot').TransformAction<string, number>,
                      ]
                    >,
                    import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
                  ]
                >,
                undefined
              >,
              import('valibot').MaxLengthAction<import('@/domain/support').TicketId[], 1000, undefined>,
            ]
          >;
          readonly isArchived: import('valibot').BooleanSchema<undefined>;
        },
        undefined
      >;
      readonly refusals: readonly [];
    };
    attachment: {
      readonly method: 'GET';
      readonly path: '/api/tickets/{id}/attachments/{attachmentId}';
      readonly summary: 'A file of a message, for saving; administrators get those of every account.';
      readonly role: 'customer';
      readonly params: import('valibot').ObjectSchema<
        {
          readonly id: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').SchemaWithPipe<
                readonly [
                  import('valibot').StringSchema<undefined>,
                  import('valibot').RegexAction<string, undefined>,
                  import('valibot').TransformAction<string, number>,
                ]
              >,
              import('valibot').TransformAction<number, import('@/domain/support').TicketId>,
            ]
          >;
          readonly attachmentId: import('valibot').SchemaWithPipe<
            readonly [
              import('valibot').StringSchema<undefined>,
              import('valibot').RegexAction<string, undefined>,
              import('valibot').TransformAction<string, number>,
            ]
          >;
        },
        undefined
      >;
      readonly isDownload: true;
      readonly refusals: readonly ['storageDown'];
    };
  };
};
/** The same as a list, for what is done to every call alike. */
export declare const everyCall: readonly {
  area: string;
  name: string;
  one: Call;
}[];
