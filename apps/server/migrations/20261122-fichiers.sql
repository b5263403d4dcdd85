-- The private files of members. Who may read one is decided by the object that it is attached to, which may be a row of any module.
create table fichiers (
  id uuid primary key,
  -- The uploader; nobody's once her account is erased.
  compte_id uuid references comptes on delete set null,
  -- The kind of object is known at the upload; the object, once the file is attached to it.
  objet_type text not null,
  objet_id uuid,
  -- Its place among the files of its object.
  ordre smallint not null default 0,
  nom text not null,
  type text not null check (type in ('jpg', 'png', 'pdf')),
  taille integer not null check (taille > 0),
  -- Its name in the storage.
  cle text not null unique,
  cree_le timestamptz not null,
  attache_le timestamptz,
  -- Nobody reads it from then on; a job deletes its bytes, then the row.
  efface_le timestamptz,
  check ((objet_id is null) = (attache_le is null))
);
create index fichiers_objet on fichiers (objet_type, objet_id, ordre) where efface_le is null;
create index fichiers_compte on fichiers (compte_id) include (taille, efface_le);
create index fichiers_non_attaches on fichiers (cree_le) where attache_le is null and efface_le is null;
create index fichiers_effaces on fichiers (efface_le) where efface_le is not null;
