CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Lower-cased, so an address cannot have two accounts.
  email text NOT NULL UNIQUE,
  username text NOT NULL UNIQUE,
  fullname text NOT NULL,
  -- Encoded hash with its parameters.
  password text NOT NULL,
  -- Invalidates sessions and reset links of earlier versions.
  password_version integer NOT NULL DEFAULT 1,
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  created timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  password_version integer NOT NULL,
  created timestamptz NOT NULL DEFAULT now(),
  expires timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- At most one per account: a new link replaces the previous one.
CREATE TABLE reset_links (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  password_version integer NOT NULL,
  expires timestamptz NOT NULL
);

CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  address text NOT NULL,
  created timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_views_of_user ON saved_views (user_id);
