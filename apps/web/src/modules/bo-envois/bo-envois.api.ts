import { boEnvoisEndpoints } from '@entrelles/contract/modules/bo-envois/bo-envois.endpoints.ts'
import type { FiltresEnvois } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { actOf, queryOf } from '#kit/query.ts'

export const envoisQuery = (filtres: FiltresEnvois, page: number) =>
  queryOf(boEnvoisEndpoints.listEnvois, { query: { ...filtres, page } })
export const resumeEnvoisQuery = () => queryOf(boEnvoisEndpoints.getResumeEnvois, {})

export const useSendEnvoi = () =>
  useMutation(actOf(boEnvoisEndpoints.sendEnvoi, 'La lettre repart dans un instant.'))
