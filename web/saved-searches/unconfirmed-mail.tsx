import { Link } from '@tanstack/react-router';

/** Letters go to a confirmed address only. */
export function UnconfirmedMail() {
  return (
    <p className="mt-3 rounded-control bg-info-soft px-4 py-3 text-info">
      Письма начнут приходить, когда вы{' '}
      <Link to="/account/edit/edit-email" className="font-semibold underline underline-offset-4">
        подтвердите почту
      </Link>
      .
    </p>
  );
}
