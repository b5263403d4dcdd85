-- The last sign of life of each kind of process, which the health address reports. One row, written every 30 seconds.
create table battements (
  processus text primary key,
  le timestamptz not null
);
