/**
 * Why a bank did not pay, in words that say what helps. The words of the wire are those of the
 * YooKassa API («Причины неуспешной оплаты»), and a few of our own.
 */
const reasons: Record<string, string> = {
  '3d_secure_failed': 'Банк не получил подтверждения. Попробуйте ещё раз и введите код из СМС',
  account_blocked: 'Аккаунт заблокирован, поэтому продление отключено и деньги не списались',
  call_issuer:
    'Банк отклонил оплату и не назвал причины. Позвоните в свой банк или возьмите другую карту',
  canceled_by_merchant: 'Оплату отменили мы. Деньги не списались',
  card_expired: 'У карты закончился срок действия. Возьмите другую карту',
  country_forbidden: 'Картой этой страны заплатить нельзя. Возьмите карту российского банка',
  deal_expired: 'Время на оплату вышло. Начните ещё раз',
  expired_on_capture: 'Время на оплату вышло. Начните ещё раз',
  expired_on_confirmation: 'Время на оплату вышло. Деньги не списались, можно начать ещё раз',
  fraud_suspected:
    'Банк счёл оплату подозрительной. Позвоните в свой банк или возьмите другую карту',
  general_decline: 'Банк отклонил оплату и не назвал причины. Попробуйте другую карту или СБП',
  identification_required: 'У кошелька превышен предел для неподтверждённых. Возьмите карту',
  insufficient_funds: 'На карте не хватает денег. Пополните её или возьмите другую',
  internal_timeout: 'Банк не ответил вовремя. Деньги не списались, попробуйте ещё раз',
  invalid_card_number: 'Номер карты введён с ошибкой. Проверьте его и попробуйте ещё раз',
  invalid_csc: 'Код с обратной стороны карты введён с ошибкой. Попробуйте ещё раз',
  issuer_unavailable: 'Банк карты сейчас не отвечает. Попробуйте позже или возьмите другую карту',
  payment_method_limit_exceeded:
    'По карте превышен предел на день или месяц. Возьмите другую карту',
  payment_method_restricted: 'Этой картой нельзя платить в интернете. Возьмите другую карту',
  permission_revoked: 'Карта отвязана, списывать с неё нельзя',
  renewal_off: 'Продление отключено, деньги не списались',
  refused: 'Платёжный сервис не принял оплату. Деньги не списались, попробуйте позже',
};

const unknownReason = 'Оплата не прошла, деньги не списались. Попробуйте другую карту';

export function reasonText(reason: string | null): string {
  return (reason !== null && reasons[reason]) || unknownReason;
}

const forGood = [
  'account_blocked',
  'permission_revoked',
  'refused',
  'renewal_off',
  'card_expired',
  'country_forbidden',
];

/** Whether the same card will be declined again, so that there is no use in another try. */
export const isForGood = (reason: string | null): boolean =>
  reason !== null && forGood.includes(reason);
